import { decodeText } from '@/platform/text/decode-text';
import type { RuleMatch } from './pattern-set';
import { type NormalizedRequestUrl, splitLanguage } from './request-url';
import type { RuleSite } from './rule';

/** The place to which a rule leads: another host, or a path of the site. `pathname` does not contain the language. */
export type Destination =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; language: string; pathname: string; search: string; hash: string };

/** A placeholder for the site's origin, because the URL parser cannot parse a path without a host. */
const ANY_ORIGIN = 'http://site.invalid';

/** Returns the target of a rule for one request, or `null` if the request would change the target's host. */
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
  // Editors can write a whole URL for a page of the site itself.
  if (url.host === requested.host) return toInternal(url, site, site.defaultLanguage);
  return { kind: 'external', href: url.href };
}

/** `language` is used if the path names none. Repeated slashes are removed, because `//host` is another host. */
function toInternal({ pathname, search, hash }: URL, site: RuleSite, language: string): Destination {
  const split = splitLanguage(pathname, site);
  return { kind: 'internal', language: split.language ?? language, pathname: split.path, search, hash };
}

const GROUP = /\$(?:(\d{1,2})|<([^>]*)>)/g;

/** Replaces `$1` and `$<name>` with the text of the group. An exact rule has no groups, so its `$1` stays. */
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

/** With fewer than twelve groups, `$12` means `$1` followed by a 2, as in JavaScript. */
const toGroupNumber = (number: string, groups: number): [index: number, rest: string] =>
  Number(number) > groups && number.length > 1 ? [Number(number[0]), number.slice(1)] : [Number(number), ''];

/** Joins the queries of the request and the target. If both have a parameter, the target's value is used. */
function mergeQueries(requested: string, target: string): string {
  if (!target || !requested) return target || requested;
  const own = new URLSearchParams(target);
  const kept = [...new URLSearchParams(requested)].filter(([name]) => !own.has(name));
  return new URLSearchParams([...kept, ...own]).toString();
}

/** Returns the URL that follows a redirect, or `null` if it is on another host or cannot be decoded. */
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
