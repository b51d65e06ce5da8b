import { toDestination, toNextUrl } from './destination';
import type { RuleMatch } from './pattern-set';
import { type NormalizedRequestUrl, toPathKey, toQueryKey } from './request-url';
import { isRedirect, type Rule, type RuleSite } from './rule';
import type { RuleIndex } from './rule-index';

export type RedirectChain = {
  rules: readonly Rule[];
  loop: readonly Rule[];
  redirectsToSelf: boolean;
};

/** A chain of this many redirects counts as a loop. Browsers give up after 20. */
const MAX_HOPS = 10;

export function followRedirects(
  { index, site }: { index: RuleIndex; site: RuleSite },
  start: NormalizedRequestUrl,
  firstMatch: RuleMatch | null,
): RedirectChain {
  const rules: Rule[] = [];
  const visited = [toKey(start)];
  let url = start;
  let match = firstMatch;
  while (match && isRedirect(match.rule)) {
    const next = toNextUrl(toDestination(match, url, site), url, site);
    const key = next && toKey(next);
    // A rule does nothing at its own target: `^/blog/(.*)$` → `/blog/all` does not redirect `/blog/all`.
    if (key === visited.at(-1)) return { rules, loop: [], redirectsToSelf: rules.length === 0 };
    rules.push(match.rule);
    if (!next || key === null) break;
    if (visited.includes(key))
      return { rules, loop: rules.slice(visited.indexOf(key)), redirectsToSelf: false };
    if (rules.length >= MAX_HOPS) return { rules, loop: rules, redirectsToSelf: false };
    visited.push(key);
    url = next;
    match = index.find(next);
  }
  return { rules, loop: [], redirectsToSelf: false };
}

const toKey = ({ language, path, search }: NormalizedRequestUrl): string =>
  `${language}\n${toPathKey(path)}\n${toQueryKey(search)}`;
