import { decodeText } from '@/lib/public-path';
import { type Destination, isLeadingOn, toDestination } from './destination';
import type { RuleMatch } from './match-rule';
import { toQueryKey } from './query-key';
import type { Rule, RuleSite } from './rule';
import type { RuleIndex } from './rule-index';
import type { Search } from './search';
import { createVisited, toPathKey, type Visited } from './visited';

/** Where a visitor ends who follows the rules. */
export type Journey = {
  rules: readonly Rule[];
  /** The rules that lead in a circle; empty when none do. */
  loop: readonly Rule[];
  /** The very first rule leads to the address that it was found at. */
  isStuck: boolean;
};

type Rules = { index: RuleIndex; site: RuleSite };

/** Browsers give up after 20; no sane list of rules needs so many. */
const MAX_HOPS = 10;

/** Follows the rules from an address on, as a browser would. `first`: the match that is known already. */
export function follow({ index, site }: Rules, from: Visited, search: Search, first?: RuleMatch): Journey {
  const rules: Rule[] = [];
  const seen = [toKey(from)];
  let match = first ?? index.find(from, search);
  let visited = from;
  while (match && isLeadingOn(match.rule)) {
    const next = findNext(toDestination(match, visited, site), visited, site);
    const key = next && toKey(next);
    // `^/blog/(.*)$` to `/blog/all`: at its own target a rule does nothing (redirect.ts).
    if (key === seen.at(-1)) return { rules, loop: [], isStuck: rules.length === 0 };
    rules.push(match.rule);
    if (!next || key === null) break;
    if (seen.includes(key)) return { rules, loop: rules.slice(seen.indexOf(key)), isStuck: false };
    if (rules.length >= MAX_HOPS) return { rules, loop: rules, isStuck: false };
    seen.push(key);
    visited = next;
    match = index.find(next, search);
  }
  return { rules, loop: [], isStuck: false };
}

function findNext(destination: Destination | null, { host }: Visited, site: RuleSite): Visited | null {
  if (destination?.kind !== 'here') return null;
  const { language, search } = destination;
  const path = decodeText(destination.pathname);
  const isLanguageWritten = language !== site.defaultLanguage;
  return path === null ? null : createVisited({ host, language, isLanguageWritten, path, search });
}

const toKey = ({ language, path, search }: Visited): string =>
  `${language}\n${toPathKey(path)}\n${toQueryKey(search)}`;
