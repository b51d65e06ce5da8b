import { decodeText } from '@/lib/public-path';
import { foldText } from '@/lib/safe-pattern/char-set';
import { findLanguage, type RuleSite } from './rule';

/** An address of the site as rules see it. */
export type Visited = {
  /** With the port, if any; `null`: any, as when rules are compiled. */
  host: string | null;
  language: string;
  /** Decoded, without the language and without a slash at the end; the case is the visitor's. */
  path: string;
  /** As sent: `?a=1`, or `''`. */
  search: string;
  /** The query as far as expressions are tried on it: a very long one is only kept for the target. */
  matched: string;
  /** `path` and `matched` in folded case, for the prefixes of patterns. */
  folded: string;
};

/** Longer addresses are no matter of expressions: their work grows with the text. */
const MAX_TEXT = 2048;

export function createVisited(address: Pick<Visited, 'host' | 'language' | 'path' | 'search'>): Visited {
  const { path, search } = address;
  const matched = path.length + search.length > MAX_TEXT ? '' : search;
  return { ...address, matched, folded: foldText(path + matched) };
}

type VisitedUrl = { host: string | null; pathname: string; search: string };

/** Reads an address of the site; `null` when it cannot be decoded or is longer than any rule's. */
export function findVisited(site: RuleSite, url: VisitedUrl): Visited | null {
  const decoded = decodeText(url.pathname)?.normalize('NFC');
  if (decoded === undefined || decoded.length > MAX_TEXT) return null;
  const segments = decoded.split('/').filter(Boolean);
  const language = findLanguage(site, segments[0]);
  const path = `/${(language === null ? segments : segments.slice(1)).join('/')}`;
  const search = withoutRouteParams(url.search, segments);
  return createVisited({ host: url.host, language: language ?? site.defaultLanguage, path, search });
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
