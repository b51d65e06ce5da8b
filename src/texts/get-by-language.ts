/** Returns the texts of the base language of `code`, such as `da` for `da-DK`, or in English if there are none. */
export function getByLanguage<Texts>(
  byLanguage: Readonly<Record<string, Texts>> & { readonly en: Texts },
  code: string,
): { texts: Texts; language: string } {
  const language = toBaseLanguage(code);
  const own = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return own ? { texts: own, language } : { texts: byLanguage.en, language: 'en' };
}

/** Returns whether `code`, such as `da-DK`, is a code of the language `da`. */
export function isOfLanguage(code: string, language: string): boolean {
  return toBaseLanguage(code) === language;
}

/** The code `no` stands for all of Norwegian. The Norwegian texts are in `nb`. */
function toBaseLanguage(code: string): string {
  const [base = ''] = code.toLowerCase().split('-', 1);
  return base === 'no' ? 'nb' : base;
}
