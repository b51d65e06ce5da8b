import type { RuleMatch } from './match-rule';
import { findLanguage, type Rule, type RuleSite } from './rule';
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
  if (origin === null) return toHere(url, site, visited.language);
  // An editor may well write the whole address of a page of the site: it is a page like others.
  if (url.host === visited.host) return toHere(url, site, site.defaultLanguage);
  return { kind: 'elsewhere', href: url.href };
}

/**
 * Without needless slashes: Next would send the visitor on to the address that has none, and `//host` would be an
 * address of its own. `spoken`: the language of a path that names none.
 */
function toHere({ pathname, search, hash }: URL, site: RuleSite, spoken: string): Destination {
  const segments = pathname.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  const path = `/${(language === null ? segments : segments.slice(1)).join('/')}`;
  return { kind: 'here', language: language ?? spoken, pathname: path, search, hash };
}

/** `$1` or `$<name>` */
const GROUP = /\$(?:(\d{1,2})|<([^>]*)>)/g;

/** Puts what the groups took in place of `$1` and `$<name>`. An exact rule has none: there `$1` is text. */
function substitute({ rule, groups }: RuleMatch): string {
  const { text } = rule.target;
  if (groups.length === 0) return text;
  const names = rule.match.kind === 'pattern' ? rule.match.pattern.names : null;
  return text.replace(GROUP, (_, number: string | undefined, name: string | undefined) => {
    if (name !== undefined) return groups[names?.get(name) ?? 0] ?? '';
    const [index, rest] = toGroupNumber(number ?? '', groups.length - 1);
    return (groups[index] ?? '') + rest;
  });
}

/** As in JavaScript: with fewer than twelve groups `$12` is `$1` and a 2. */
const toGroupNumber = (number: string, groups: number): [index: number, rest: string] =>
  Number(number) > groups && number.length > 1 ? [Number(number[0]), number.slice(1)] : [Number(number), ''];

/** The visitor's parameters and the target's; where both name one, the target's counts. */
function mergeQueries(visitors: string, targets: string): string {
  if (!targets || !visitors) return targets || visitors;
  const own = new URLSearchParams(targets);
  const kept = [...new URLSearchParams(visitors)].filter(([name]) => !own.has(name));
  return new URLSearchParams([...kept, ...own]).toString();
}

/** Whether a rule leads the browser on; a transfer shows the other page at the same address. */
export const isLeadingOn = ({ status }: Rule): boolean => status !== 'transfer';
