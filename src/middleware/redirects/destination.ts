import { findLanguage, type Rule, type RuleSite } from './rule';
import type { RuleMatch } from './rule-index';
import type { Visited } from './visited';

/** Where a rule leads: to another host, or to a path of the site without its language. */
export type Destination =
  | { kind: 'elsewhere'; href: string }
  | { kind: 'here'; language: string; pathname: string; search: string; hash: string };

/** Any host, for reading a path with the URL parser. */
const ANY_ORIGIN = 'http://site.invalid';

/** Writes the target of a rule for one visitor; `null` when what the visitor sent would lead to another host. */
export function toDestination(match: RuleMatch, visited: Visited, site: RuleSite): Destination | null {
  const { rule } = match;
  const { origin } = rule.target;
  const text = substitute(match);
  const url = URL.parse(origin === null ? `${ANY_ORIGIN}/${text.replace(/^[\\/]+/, '')}` : origin + text);
  if (url?.origin !== (origin ?? ANY_ORIGIN)) return null;
  if (rule.keepsQuery) url.search = mergeQueries(visited.search, url.search);
  if (origin !== null) return { kind: 'elsewhere', href: url.href };

  const segments = url.pathname.split('/');
  while (segments[1] === '' && segments.length > 2) segments.splice(1, 1); // `//host` would be an address of its own
  const language = findLanguage(site, segments[1]);
  if (language !== null) segments.splice(1, 1);
  return {
    kind: 'here',
    language: language ?? visited.language,
    pathname: segments.join('/') || '/',
    search: url.search,
    hash: url.hash,
  };
}

/** Puts what the groups took in place of `$1`. An exact rule has none: there `$1` is text. */
function substitute({ rule, groups, isWithQuery }: RuleMatch): string {
  const { text } = rule.target;
  if (groups.length === 0) return text;
  return text.replace(/\$(\d{1,2})/g, (_, number: string) =>
    encode(groups[Number(number)] ?? '', isWithQuery),
  );
}

/** The path was decoded for matching; what came from the query was not. */
function encode(group: string, isWithQuery: boolean): string {
  const at = isWithQuery ? group.indexOf('?') : -1;
  const [path, query] = at < 0 ? [group, ''] : [group.slice(0, at), group.slice(at)];
  return path.split('/').map(encodeURIComponent).join('/') + query;
}

/** The visitor's parameters and the target's; where both name one, the target's counts. */
function mergeQueries(visitors: string, targets: string): string {
  if (!targets || !visitors) return targets || visitors;
  const own = new URLSearchParams(targets);
  const kept = [...new URLSearchParams(visitors)].filter(([name]) => !own.has(name));
  return new URLSearchParams([...kept, ...own]).toString();
}

/** Whether a rule leads the browser on; a transfer shows the other page at the same address. */
export const isLeadingOn = ({ status }: Rule): boolean => status !== 'transfer';
