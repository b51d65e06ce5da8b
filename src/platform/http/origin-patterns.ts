import { compileWildcard } from '../text/wildcard';

/**
 * Creates a function that returns whether an origin matches one of the patterns, in which `*` matches any
 * characters. Accepts an origin only as browsers send it, so never `https://a.test@evil.test`.
 */
export function createIsOrigin(patterns: readonly string[]): (origin: string) => boolean {
  const matchers = patterns.map((pattern) => compileWildcard(pattern.toLowerCase()));
  return (origin) =>
    URL.canParse(origin) && new URL(origin).origin === origin && matchers.some((matches) => matches(origin));
}
