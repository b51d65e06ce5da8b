/** A script cannot read the domain of a cookie, so the host and each of its parent domains are tried. */
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
