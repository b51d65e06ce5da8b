/**
 * Deletes the cookies with these names, and those whose names begin with one and `_`. The browser deletes a cookie
 * only when its domain is given, and scripts set theirs on the widest possible one, so this tries each parent domain.
 */
export function deleteCookies(prefixes: readonly string[]): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}_`)));
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
