/**
 * Tells whether an origin is one of the patterns, in which `*` stands for any characters. It must be exactly what a
 * browser sends: `https://a.test@evil.test` is no origin.
 */
export function createIsOrigin(patterns: readonly string[]): (origin: string) => boolean {
  const split = patterns.map((pattern) => pattern.toLowerCase().split('*'));
  return (origin) =>
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    split.some((parts) => fitsPattern(parts, origin));
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
