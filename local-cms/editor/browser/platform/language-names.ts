const names = new Intl.DisplayNames('en', { type: 'language' });

/** “da” becomes “Danish”. */
export const toLanguageName = (language: string): string => names.of(language) ?? language;
