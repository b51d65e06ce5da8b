import { decodeText } from '@/features/sites/public-path';
import { findLanguage, type RuleSite } from './rule';

/** A URL of the site in the form that rules are matched with. */
export type NormalizedRequestUrl = {
  /** With the port, if any; `null` matches any host. */
  host: string | null;
  language: string;
  /** Whether the URL names the language; URLs of the default language do not. */
  isLanguageInUrl: boolean;
  /** Decoded, without the language and without a trailing slash; the case is the visitor's. */
  path: string;
  /** As sent: `?a=1`, or `''`. */
  search: string;
};

/** Longer URLs are not matched with patterns: the time to match grows with the length. */
export const MAX_URL_LENGTH = 2048;

type RequestUrl = { host: string | null; pathname: string; search: string };

/** Returns `null` if the path cannot be decoded or is longer than any rule's. */
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

/** Separates the language from a decoded path, and removes needless slashes. */
export function splitLanguage(path: string, site: RuleSite): { language: string | null; path: string } {
  const segments = path.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  return { language, path: `/${(language === null ? segments : segments.slice(1)).join('/')}` };
}

/** One spelling for all equal paths, as a key. */
export const toPathKey = (path: string): string =>
  `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;

/** One spelling for all equal queries: neither the order nor the case of parameters matters. */
export function toQueryKey(search: string): string {
  // Sorting takes time, and no rule is for a longer query.
  if (search === '' || search.length > MAX_URL_LENGTH) return search;
  const entries = [...new URLSearchParams(search)].map((entry) => JSON.stringify(entry).toLowerCase());
  return entries.sort().join('&');
}
