import { decodeText } from '@/platform/text/decode-text';
import { findLanguage, type RuleSite } from './rule';

/** A requested URL in the form that rules are matched with. */
export type NormalizedRequestUrl = {
  /** With the port, if any; `null` if no host is known, as for sample URLs. */
  host: string | null;
  language: string;
  /** Whether the URL names the language, as `/da/x` does. */
  isLanguageInUrl: boolean;
  /** Decoded, without the language and without a trailing slash. Keeps upper and lower case. */
  path: string;
  /** As sent: `?a=1`, or `''`. */
  search: string;
};

/** Longer URLs are not matched with patterns: the time to match grows with the length. */
export const MAX_URL_LENGTH = 2048;

type RequestUrl = { host: string | null; pathname: string; search: string };

/** Returns `null` if the path cannot be decoded or is too long for any rule. */
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

/** Separates the language from a decoded path, and removes repeated and trailing slashes. */
export function splitLanguage(path: string, site: RuleSite): { language: string | null; path: string } {
  const segments = path.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  return { language, path: `/${(language === null ? segments : segments.slice(1)).join('/')}` };
}

/** Returns the same key for equal paths: case, Unicode form and extra slashes do not matter. */
export const toPathKey = (path: string): string =>
  `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;

/** Returns the same key for equal queries: the order and the case of parameters do not matter. */
export function toQueryKey(search: string): string {
  // No rule has such a long query, and sorting it would take time.
  if (search === '' || search.length > MAX_URL_LENGTH) return search;
  const entries = [...new URLSearchParams(search)].map((entry) => JSON.stringify(entry).toLowerCase());
  return entries.sort().join('&');
}
