import { decodeText } from '@/platform/text/decode-text';

type Place = { path: string; language: string };

/** Returns whether a link leads to the current page. Ignores the language prefix, query, hash and letter case. */
export function isCurrentPage(href: string, { path, language }: Place): boolean {
  return normalize(withoutLanguage(normalize(href), language)) === normalize(path);
}

/** Returns whether a link leads to a page above the current page. The home page does not count. */
export function isAncestor(href: string, { path, language }: Place): boolean {
  const own = normalize(withoutLanguage(normalize(href), language));
  return own !== '/' && normalize(path).startsWith(`${own}/`);
}

function normalize(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  return (decodeText(path) ?? path).toLowerCase().replace(/\/+$/, '') || '/';
}

function withoutLanguage(path: string, language: string): string {
  const prefix = `/${language.toLowerCase()}`;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
