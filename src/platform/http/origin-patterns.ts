import { compileWildcard } from '../text/wildcard';

/** `*` stands for any characters. Refuses origins that browsers never send, such as `https://a.test@evil.test`. */
export function createIsOrigin(patterns: readonly string[]): (origin: string) => boolean {
  const matchers = patterns.map((pattern) => compileWildcard(pattern.toLowerCase()));
  return (origin) =>
    URL.canParse(origin) && new URL(origin).origin === origin && matchers.some((matches) => matches(origin));
}
