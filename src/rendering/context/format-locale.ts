import { findLocale } from '@/platform/text/find-locale';

/** English gets British formats, because the sites are in Europe, and Arabic the digits that its texts have. */
const LOCALES = new Map([
  ['en', 'en-GB'],
  ['ar', 'ar-u-nu-arab'],
]);

/** Returns the locale for dates, numbers and plurals. A language that is no code of BCP 47 gets that of English. */
export const toFormatLocale = (language: string): string =>
  LOCALES.get(language) ?? (findLocale(language) ? language : 'en-GB');
