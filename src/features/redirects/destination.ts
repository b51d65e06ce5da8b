import { decodeText } from '@/features/sites/public-path';
import type { RuleMatch } from './pattern-set';
import { type NormalizedRequestUrl, splitLanguage } from './request-url';
import type { RuleSite } from './rule';

/** Where a rule leads: to another host, or to a path of the site without its language. */
export type Destination =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; language: string; pathname: string; search: string; hash: string };

/** Any host: the URL parser needs one to read a path. */
const ANY_ORIGIN = 'http://site.invalid';

/** Writes the target of a rule for one request; `null` if the visitor's groups would lead to another host. */
export function toDestination(
  match: RuleMatch,
  requested: NormalizedRequestUrl,
  site: RuleSite,
): Destination | null {
  const { target, keepsQuery } = match.rule;
  const text = insertGroups(match);
  const url = URL.parse(
    target.origin === null ? `${ANY_ORIGIN}/${text.replace(/^[\\/]+/, '')}` : target.origin + text,
  );
  if (url?.origin !== (target.origin ?? ANY_ORIGIN)) return null;
  if (keepsQuery) url.search = mergeQueries(requested.search, url.search);
  if (target.origin === null) return toInternal(url, site, requested.language);
  // Editors may write the whole URL of a page of the site.
  if (url.host === requested.host) return toInternal(url, site, site.defaultLanguage);
  return { kind: 'external', href: url.href };
}

/** `language`: that of a path that names none. Needless slashes are removed: `//host` would be another host. */
function toInternal({ pathname, search, hash }: URL, site: RuleSite, language: string): Destination {
  const split = splitLanguage(pathname, site);
  return { kind: 'internal', language: split.language ?? language, pathname: split.path, search, hash };
}

/** `$1` or `$<name>` */
const GROUP = /\$(?:(\d{1,2})|<([^>]*)>)/g;

/** Replaces `$1` and `$<name>`. An exact rule has no groups, and its `$1` is text. */
function insertGroups({ rule, groups }: RuleMatch): string {
  const { target, match } = rule;
  if (match.kind === 'exact') return target.text;
  const names = match.regexp.namedGroups();
  return target.text.replace(GROUP, (_, number: string | undefined, name: string | undefined) => {
    if (name !== undefined) return groups[names[name] ?? 0] ?? '';
    const [index, rest] = toGroupNumber(number ?? '', groups.length - 1);
    return (groups[index] ?? '') + rest;
  });
}

/** As in JavaScript: with fewer than twelve groups `$12` is `$1` and a 2. */
const toGroupNumber = (number: string, groups: number): [index: number, rest: string] =>
  Number(number) > groups && number.length > 1 ? [Number(number[0]), number.slice(1)] : [Number(number), ''];

/** The parameters of the request and of the target; the target's win. */
function mergeQueries(requested: string, target: string): string {
  if (!target || !requested) return target || requested;
  const own = new URLSearchParams(target);
  const kept = [...new URLSearchParams(requested)].filter(([name]) => !own.has(name));
  return new URLSearchParams([...kept, ...own]).toString();
}

/** The URL that a browser requests next; `null` on another host. */
export function toNextUrl(
  destination: Destination | null,
  { host }: NormalizedRequestUrl,
  site: RuleSite,
): NormalizedRequestUrl | null {
  if (destination?.kind !== 'internal') return null;
  const { language, pathname, search } = destination;
  const path = decodeText(pathname);
  const isLanguageInUrl = language !== site.defaultLanguage;
  return path === null ? null : { host, language, isLanguageInUrl, path, search };
}
