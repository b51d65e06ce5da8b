/**
 * Deletes cookies whose names begin so. Scripts set them on the widest domain that takes them, and a cookie only goes
 * when its domain is named: so each one above this host is.
 */
export function forgetCookies(beginnings: readonly string[]): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => beginnings.some((beginning) => name === beginning || name.startsWith(`${beginning}_`)));
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
