export type LanguageLink = { language: string; name: string; href: string };

/** Apart from to-language-links.ts, which only the server needs. */
export function isLanguageLinks(value: unknown): value is LanguageLink[] {
  return Array.isArray(value);
}
