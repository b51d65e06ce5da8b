import texts from './error-pages.json';
import { getByLanguage } from './get-by-language';

export type ErrorStatus = 404 | 500 | 503;

type ErrorText = { title: string; advice: string; home: string };

type ErrorTexts = Readonly<Record<ErrorStatus, Omit<ErrorText, 'home'>>> & { readonly home: string };

/** A language of the built-in texts: of error pages and of phrases. */
export type BuiltInLanguage = keyof typeof texts;

const textsByLanguage = texts satisfies Readonly<Record<BuiltInLanguage, ErrorTexts>>;

export function hasErrorTexts(language: string): boolean {
  return Object.hasOwn(textsByLanguage, language);
}

/** Returns the texts of a built-in error page in a language, or in English if there are none. */
export function getErrorText(status: ErrorStatus, language: string): ErrorText & { language: string } {
  const own = getByLanguage(textsByLanguage, language);
  const { home, [status]: text } = own.texts;
  return { ...text, home, language: own.language };
}
