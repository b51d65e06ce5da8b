/**
 * Deletes the cookies with these names, and those with one of them followed by `_` and more. A cookie can be
 * deleted only by its exact domain, and scripts use the widest one possible, so every parent domain is tried.
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
