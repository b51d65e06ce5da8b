import { toPublicPath } from '@/features/sites/public-path';
import type { SearchOutcome, SearchRequest } from '@/rendering/component/search-outcome';

/** The maximum number of characters of a query. What follows is ignored. */
const MAX_QUERY_LENGTH = 100;

/** Returns a query as it is searched for and shown. */
export const toQuery = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed();

/** The path of the page that shows the results, without the language. */
const SEARCH_PATH = 'search';

export const RESULTS_PER_PAGE = 20;
const MAX_PAGE = 5;

/** Returns what a visitor of a page searches for, or `null` if the page is another one or there is no query. */
export function findSearchRequest(path: readonly string[], params: URLSearchParams): SearchRequest | null {
  if (path.join('/') !== SEARCH_PATH) return null;
  const query = toQuery(params.get('q') ?? '');
  const page = Math.trunc(Number(params.get('page')));
  return query ? { query, page: page >= 1 && page <= MAX_PAGE ? page : 1 } : null;
}

/** Returns the query of the URL that `findSearchRequest` reads. */
export const toSearchParams = ({ query, page }: SearchRequest): string =>
  new URLSearchParams(page > 1 ? { q: query, page: String(page) } : { q: query }).toString();

/** Returns the next page, or `null` if there are no more results to show. */
export const findNextPage = ({ page, found }: SearchOutcome): number | null =>
  found && found.total > page * RESULTS_PER_PAGE && page < MAX_PAGE ? page + 1 : null;

/** Returns the public path of the page that shows the results. */
export const toSearchHref = (site: { language: string; defaultLanguage: string }): string =>
  toPublicPath(site, { language: site.language, path: [SEARCH_PATH] });
