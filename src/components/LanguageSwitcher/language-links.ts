import { getText } from '@/rendering/fields/field-values';

export type LanguageLink = {
  language: string;
  /** In the language itself. */
  name: string;
  href: string;
  /** Set if the page does not exist in the language: says that the link leads to the front page. */
  note?: string;
};

// This check has its own file, because the browser does not need the code of to-language-links.ts.
export function isLanguageLinks(value: unknown): value is LanguageLink[] {
  return Array.isArray(value) && value.every(isLanguageLink);
}

function isLanguageLink(value: unknown): boolean {
  return ['language', 'name', 'href'].every((key) => getText(value, key) !== '');
}
