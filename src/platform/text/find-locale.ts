/** Returns the locale of a language, or `null`: the language of a CMS need not be a code of BCP 47. */
export function findLocale(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
