import { decodeText } from '@/platform/text/decode-text';
import { findLanguage, type RuleSite } from './rule';

export type NormalizedRequestUrl = {
  /** The host with its port, if any, or `null` if the host is unknown, as in a sample URL. */
  host: string | null;
  language: string;
  isLanguageInUrl: boolean;
  /** The decoded path without the language and without a trailing slash, in its original case. */
  path: string;
  /** The query as the browser sent it, such as `?a=1`, or `''`. */
  search: string;
};

/** Longer paths match no rule, and longer URLs are compared without their query, so that matching stays fast. */
export const MAX_URL_LENGTH = 2048;

type RequestUrl = { host: string | null; pathname: string; search: string };

/** Normalizes a URL. Returns `null` if the path cannot be decoded or is too long for any rule. */
export function toNormalizedRequestUrl(site: RuleSite, url: RequestUrl): NormalizedRequestUrl | null {
  const decoded = decodeText(url.pathname)?.normalize('NFC');
  if (decoded === undefined || decoded.length > MAX_URL_LENGTH) return null;
  const { language, path } = splitLanguage(decoded, site);
  return {
    host: url.host,
    language: language ?? site.defaultLanguage,
    isLanguageInUrl: language !== null,
    path,
    search: url.search,
  };
}

/** Separates the language, if there is one, from a decoded path. Removes repeated and trailing slashes. */
export function splitLanguage(path: string, site: RuleSite): { language: string | null; path: string } {
  const segments = path.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  return { language, path: `/${(language === null ? segments : segments.slice(1)).join('/')}` };
}

/** Returns a key that is the same for paths that differ only in case, Unicode form or extra slashes. */
export const toPathKey = (path: string): string =>
  `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Returns a key that is the same for queries that differ only in case or in the order of parameters. */
export function toQueryKey(search: string): string {
  // A very long query is not sorted, because sorting it would take too long.
  if (search === '' || search.length > MAX_URL_LENGTH) return search;
  const entries = [...new URLSearchParams(search)].map((entry) => JSON.stringify(entry).toLowerCase());
  return entries.sort().join('&');
}
