import type { Site } from '@/features/sites/site-list/site-list';
import { withTimeout } from '@/platform/async/with-timeout';
import type { Found } from '@/rendering/component/search-outcome';
import type { IndexStore } from './create-index-store';
import { searchIndex } from './index/search-index';
import { toQuery } from './search-request';

/** The longest wait for the first index of a site, in milliseconds. */
const MAX_WAIT_MS = 5000;

/** Returns `null` if the site cannot search at the moment. */
export type Search = (site: Site, language: string, query: string, limit: number) => Promise<Found | null>;

export function createSearch(store: Pick<IndexStore, 'get'>, maxWaitMs = MAX_WAIT_MS): Search {
  return async ({ name, defaultLanguage }, language, query, limit) => {
    const text = toQuery(query);
    if (text === '') return { results: [], total: 0 };
    // Isolation point: the store has reported why there is no index.
    const loading = store.get({ siteName: name, language, defaultLanguage }).catch(() => null);
    const index = await withTimeout(maxWaitMs, loading, () => null);
    return index && searchIndex(index, text, limit);
  };
}
