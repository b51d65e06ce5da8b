import { cached } from '@/platform/cache/cached';
import type { Config } from '@/platform/config/config';
import type { Logger } from '@/platform/telemetry/logger';
import { createCmsClient } from './client/create-cms-client';
import { fetchComponentLayout, type LibraryComponent } from './queries/fetch-component-layout';
import { fetchDictionary } from './queries/fetch-dictionary';
import { type EditingPageVersion, fetchEditingPage } from './queries/fetch-editing-page';
import { fetchErrorPages } from './queries/fetch-error-pages';
import { fetchPage } from './queries/fetch-page';
import { fetchPageLanguages } from './queries/fetch-page-languages';
import { fetchRedirects } from './queries/fetch-redirects';
import { fetchRobots } from './queries/fetch-robots';
import { fetchSitemap } from './queries/fetch-sitemap';
import { fetchStaticRoutes } from './queries/fetch-static-routes';
import type { PageRoute, SiteLanguage } from './queries/page-route';

export type Cms = ReturnType<typeof createCms>;

/** No CMS has this many pairs of site and language, and visitors cannot add keys. */
const MAX_ENTRIES = 500;

const BACKGROUND_MS = 2000;

type CmsSettings = Pick<Config, 'cms' | 'edge'> & { timeouts: Pick<Config['timeouts'], 'cmsMs' | 'cacheMs'> };

/** Functions called `load…` cache their results. Functions called `fetch…` send a query at each call. */
export function createCms({ cms, edge, timeouts }: CmsSettings, logger: Logger) {
  const client = createCmsClient({ ...cms, deadlineMs: timeouts.cmsMs, logger });
  const cacheSettings = {
    ttlMs: timeouts.cacheMs,
    max: MAX_ENTRIES,
    onFailure: (error: unknown) =>
      logger.warn({ error }, 'A CMS query failed; the last cached result is used, if any'),
  };
  const staleCacheSettings = { ...cacheSettings, staleWhileRevalidate: true };
  return {
    client,
    logger,
    fetchComponentLayout: (place: LibraryComponent) =>
      fetchComponentLayout({ edge, deadlineMs: timeouts.cmsMs }, place),
    fetchEditingPage: (place: EditingPageVersion) => fetchEditingPage(client, place),
    fetchPage: (place: PageRoute) => fetchPage(client, place),
    fetchPageLanguages: (place: PageRoute) => fetchPageLanguages(client, place),
    fetchRedirects: (siteName: string) => fetchRedirects(client, siteName, { deadlineMs: BACKGROUND_MS }),
    fetchSitemap: (siteName: string) => fetchSitemap(client, siteName),
    fetchStaticRoutes: (place: SiteLanguage) => fetchStaticRoutes(client, place),
    loadDictionary: cached(
      (siteName: string, language: string) => fetchDictionary(client, { siteName, language }),
      cacheSettings,
    ),
    // Serves stale error pages, so that a visitor of a missing page does not wait when the CMS hangs.
    loadErrorPages: cached(
      (siteName: string, language: string) => fetchErrorPages(client, { siteName, language }),
      staleCacheSettings,
    ),
    loadRobots: cached((siteName: string) => fetchRobots(client, siteName), staleCacheSettings),
  };
}
