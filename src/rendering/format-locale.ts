/** The language whose customs dates and numbers follow: of English those of Europe, where the sites are. */
export const toFormatLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);
