import { getArrival, runInScope } from '@/cms/client/request-scope';
import { RESULTS_PER_PAGE } from '@/features/search/search-request';
import type { PageKey } from '@/features/sites/internal-path';
import { buildSearchProps } from '@/page-props/search-page/build-search-props';
import type { PageProps } from '@/page-props/types';
import { cached } from '@/platform/cache/cached';
import type { SearchRequest } from '@/rendering/component/search-outcome';
import { lazy } from './lazy';
import { observePage } from './observe-page';
import { getPageDependencies } from './page-dependencies';
import { getSearch } from './search';
import { getServer } from './server';

/** There is one such page for each site and language. */
const MAX_PAGES = 100;

/** The page is rendered for each request, so its layout is kept, and the CMS is not asked each time. */
const getDependencies = lazy(() => {
  const { cms, config, logger } = getServer();
  const fetchPage = cached(
    (siteName: string, language: string, path: string) => cms.fetchPage({ siteName, language, path }),
    {
      ttlMs: config.timeouts.cacheMs,
      max: MAX_PAGES,
      staleWhileRevalidate: true,
      onFailure: (error) => logger.warn({ error }, 'The page for search results could not be loaded anew'),
    },
  );
  const pageDependencies = getPageDependencies();
  return {
    ...pageDependencies,
    cms: {
      ...cms,
      fetchPage: ({ siteName, language, path }: Parameters<typeof cms.fetchPage>[0]) =>
        fetchPage(siteName, language, path),
    },
  };
});

type SearchPage = { props: PageProps | null; isUnavailable: boolean };

/** Builds the page with the results. Throws if the CMS fails and the page was never loaded. */
export async function buildSearchPage(key: PageKey, request: SearchRequest): Promise<SearchPage> {
  const { config, loadSites } = getServer();
  const { sites } = await loadSites();
  const site = sites.find(({ name }) => name === key.siteName);
  const limit = request.page * RESULTS_PER_PAGE;
  const found = site ? await getSearch()(site, key.language, request.query, limit) : null;
  const deadlineAt = getArrival() + config.timeouts.cmsMs;
  const props = await runInScope({ priority: 'visitor', deadlineAt }, () =>
    observePage(key, 'visitor', () => buildSearchProps(key, { ...request, found }, getDependencies())),
  );
  return { props, isUnavailable: found === null };
}
