import { compileWildcard } from '../text/wildcard';

/**
 * Creates a function that returns whether an origin matches one of the patterns, in which `*` stands for any
 * characters. The origin must have the form that browsers send, so `https://a.test@evil.test` never matches.
 */
export function createIsOrigin(patterns: readonly string[]): (origin: string) => boolean {
  const matchers = patterns.map((pattern) => compileWildcard(pattern.toLowerCase()));
  return (origin) =>
    URL.canParse(origin) && new URL(origin).origin === origin && matchers.some((matches) => matches(origin));
}
