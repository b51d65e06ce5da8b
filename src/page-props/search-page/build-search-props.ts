import type { PageKey } from '@/features/sites/internal-path';
import type { SearchOutcome } from '@/rendering/component/search-outcome';
import { completePage } from '../build-page-props';
import { loadPage } from '../load-page';
import type { PageDependencies, PageProps } from '../types';

/** Returns the props of a page with search results, or `null` if the site has no such page. */
export async function buildSearchProps(
  key: PageKey,
  search: SearchOutcome,
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  const loaded = await loadPage(key, dependencies);
  if (!loaded) return null;
  const props = await completePage({ ...loaded, search }, dependencies);
  // The results are for one visitor, and search engines must not take them for pages.
  const title = `${search.query} – ${props.head.title}`;
  return { ...props, head: { ...props.head, title, alternates: [], noIndex: true } };
}
