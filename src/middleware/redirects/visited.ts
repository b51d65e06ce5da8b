import { decodeText } from '@/lib/public-path';
import { foldText } from '@/lib/safe-pattern/char-set';
import { findLanguage, type RuleSite } from './rule';

/** An address of the site as rules see it. */
export type Visited = {
  language: string;
  /** Decoded, without the language and without a slash at the end; the case is the visitor's. */
  path: string;
  /** As sent: `?a=1`, or `''`. */
  search: string;
  /** `path` and `search` in folded case, for the prefixes of patterns. */
  folded: string;
};

/** Longer queries are no matter of rules: the work of patterns grows with the text. */
const MAX_TEXT = 2048;

export function createVisited(language: string, path: string, search: string): Visited {
  const text = path + search;
  const kept = text.length > MAX_TEXT ? path : text;
  return { language, path, search: text.length > MAX_TEXT ? '' : search, folded: foldText(kept) };
}

/** Reads an address of the site; `null` when it cannot be decoded or is longer than any rule's. */
export function findVisited(site: RuleSite, url: { pathname: string; search: string }): Visited | null {
  const decoded = decodeText(url.pathname)?.normalize('NFC');
  if (decoded === undefined || decoded.length > MAX_TEXT) return null;
  const segments = decoded.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  const path = `/${(language === null ? segments : segments.slice(1)).join('/')}`;
  const search = withoutRouteParams(url.search, segments);
  return createVisited(language ?? site.defaultLanguage, path, search);
}

/** Next's router adds the segments of the path to the query of its data requests: `/a/b?path=a&path=b`. */
function withoutRouteParams(search: string, segments: readonly string[]): string {
  if (!search.includes('path=')) return search;
  const params = new URLSearchParams(search);
  if (params.getAll('path').join('/') !== segments.join('/')) return search;
  params.delete('path');
  return params.size > 0 ? `?${params}` : '';
}

/** The one spelling of a path, for looking it up. */
export const toPathKey = (path: string): string =>
  `/${path.normalize('NFC').toLowerCase().split('/').filter(Boolean).join('/')}`;
