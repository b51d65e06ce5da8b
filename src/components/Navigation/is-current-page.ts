type Place = { path: string; language: string };

/** Whether a link leads to the current page; ignores the language prefix and upper case. */
export function isCurrentPage(href: string, { path, language }: Place): boolean {
  return normalize(withoutLanguage(normalize(href), language)) === normalize(path);
}

/** Whether the current page is below the link's page. */
export function isAncestor(href: string, { path, language }: Place): boolean {
  const own = normalize(withoutLanguage(normalize(href), language));
  return own !== '/' && normalize(path).startsWith(`${own}/`);
}

function normalize(href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  return decode(path).toLowerCase().replace(/\/+$/, '') || '/';
}

function withoutLanguage(path: string, language: string): string {
  const prefix = `/${language.toLowerCase()}`;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
