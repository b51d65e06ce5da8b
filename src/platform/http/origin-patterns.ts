import { compileWildcard } from '../text/wildcard';

/**
 * Returns whether an origin matches one of the patterns, in which `*` stands for any characters. It must be written
 * exactly as browsers send it: `https://a.test@evil.test` is not an origin.
 */
export function createIsOrigin(patterns: readonly string[]): (origin: string) => boolean {
  const matchers = patterns.map((pattern) => compileWildcard(pattern.toLowerCase()));
  return (origin) =>
    URL.canParse(origin) && new URL(origin).origin === origin && matchers.some((matches) => matches(origin));
}
