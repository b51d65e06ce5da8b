import { getText } from '@/rendering/fields/field-values';

export type LanguageLink = { language: string; name: string; href: string };

// This check has its own file, because the browser does not need the code of to-language-links.ts.
export function isLanguageLinks(value: unknown): value is LanguageLink[] {
  return Array.isArray(value) && value.every(isLanguageLink);
}

function isLanguageLink(value: unknown): boolean {
  return ['language', 'name', 'href'].every((key) => getText(value, key) !== '');
}
