import { findNextPage, toSearchHref, toSearchParams } from '@/features/search/search-request';
import type { ComponentLoader } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';
import type { SearchData } from './search-data';

export const phrases: readonly PhraseKey[] = [
  'search-label',
  'search-submit',
  'search-count',
  'search-none',
  'search-help',
  'search-more',
  'search-unavailable',
];

/** Returns what was searched for and what was found, and the URL of this page with more of it. */
export const load: ComponentLoader<SearchData> = async (_rendering, { search, ...place }) => {
  const action = toSearchHref(place);
  const next = search && findNextPage(search);
  if (!search || !next) return { action, ...search };
  const firstNew = `result-${search.found?.results.length}`;
  return {
    action,
    ...search,
    moreHref: `${action}?${toSearchParams({ ...search, page: next })}#${firstNew}`,
  };
};
