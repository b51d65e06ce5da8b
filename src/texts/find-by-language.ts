/** Returns the texts of a language such as `da-DK` or of its base language, or in English if there are none. */
export function findByLanguage<Texts>(
  byLanguage: Readonly<Record<string, Texts>> & { readonly en: Texts },
  language: string,
): { texts: Texts; language: string } {
  const [base = ''] = language.toLowerCase().split('-', 1);
  const known = base === 'no' ? 'nb' : base;
  const own = Object.hasOwn(byLanguage, known) ? byLanguage[known] : undefined;
  return own ? { texts: own, language: known } : { texts: byLanguage.en, language: 'en' };
}

/** Returns whether `code`, such as `da-DK`, is a code of the language `da`. */
export function isOfLanguage(code: string, language: string): boolean {
  return code.toLowerCase().split('-', 1)[0] === language;
}
