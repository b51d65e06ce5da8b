/** From where XM Cloud's own page editor frames the site (editing protocol §1.1). */
export const SITECORE_ORIGINS = ['https://pages.sitecorecloud.io', 'https://app.sitecorecloud.io'] as const;

/**
 * Tells whether an `Origin` header is one of Sitecore's or of the configured ones, in which `*` stands for any
 * characters. The header must be exactly what a browser sends: `https://a.test@evil.test` is no origin.
 */
export function createIsAllowedOrigin(configured: readonly string[]): (origin: string) => boolean {
  const patterns = [...SITECORE_ORIGINS, ...configured].map((pattern) => pattern.toLowerCase().split('*'));
  return (origin) =>
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    patterns.some((parts) => fitsPattern(parts, origin));
}

/** Finds the literal parts between the stars from left to right: linear, and no character is special. */
function fitsPattern([first = '', ...rest]: readonly string[], text: string): boolean {
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;

  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
