import { cached } from '@/platform/cache/cached';
import { withSnapshot } from '@/platform/cache/with-snapshot';
import type { Config } from '@/platform/config/config';
import type { CreateSnapshot } from '@/platform/files/snapshots';
import type { Logger } from '@/platform/telemetry/logger';
import type { CmsLimits } from './client/cms-limits';
import { createCmsClient } from './client/create-cms-client';
import { fetchComponentLayout, type LibraryComponent } from './queries/fetch-component-layout';
import { fetchDictionary } from './queries/fetch-dictionary';
import { type EditingPageVersion, fetchEditingPage } from './queries/fetch-editing-page';
import { fetchErrorPages } from './queries/fetch-error-pages';
import { fetchPage } from './queries/fetch-page';
import { fetchPageLanguages } from './queries/fetch-page-languages';
import { fetchPageTexts } from './queries/fetch-page-texts';
import { fetchRedirects } from './queries/fetch-redirects';
import { fetchRobots } from './queries/fetch-robots';
import { fetchSitemap } from './queries/fetch-sitemap';
import { fetchSitemapRoutes } from './queries/fetch-sitemap-routes';
import { fetchStaticRoutes } from './queries/fetch-static-routes';
import type { PageRoute, SiteLanguage } from './queries/page-route';
import {
  DictionarySnapshot,
  ErrorPagesSnapshot,
  RedirectsSnapshot,
  RobotsSnapshot,
  SitemapSnapshot,
} from './snapshot-schemas';

export type Cms = ReturnType<typeof createCms>;

/** No CMS has this many pairs of site and language, and visitors cannot add keys. */
const MAX_ENTRIES = 500;

/** Half of the longest wait of a visitor for the rules, so that saved rules are read in time. */
const REDIRECTS_WAIT_MS = 200;

type CmsSettings = {
  cms: Omit<Config['cms'], 'requestsPerSecond'>;
  edge: Config['edge'];
  timeouts: Pick<Config['timeouts'], 'cmsMs' | 'cacheMs'>;
};

/** `limits` are those of the process. Without `createSnapshot`, nothing is saved for a start without the CMS. */
type Shared = { limits?: CmsLimits; createSnapshot?: CreateSnapshot };

/** Functions called `load…` cache their results. Functions called `fetch…` send a query at each call. */
export function createCms(
  { cms, edge, timeouts }: CmsSettings,
  logger: Logger,
  { limits, createSnapshot }: Shared = {},
) {
  const client = createCmsClient({ ...cms, deadlineMs: timeouts.cmsMs, limits, logger });
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
    fetchRedirects: withSnapshot(
      (siteName: string) => fetchRedirects(client, siteName),
      createSnapshot?.('redirects', RedirectsSnapshot),
      { maxWaitMs: REDIRECTS_WAIT_MS },
    ),
    fetchSitemap: withSnapshot(
      (siteName: string) => fetchSitemap(client, siteName),
      createSnapshot?.('sitemap', SitemapSnapshot),
    ),
    fetchSitemapRoutes: (place: SiteLanguage) => fetchSitemapRoutes(client, place),
    fetchStaticRoutes: (place: SiteLanguage) => fetchStaticRoutes(client, place),
    loadDictionary: withSnapshot(
      cached(
        (siteName: string, language: string) => fetchDictionary(client, { siteName, language }),
        cacheSettings,
      ),
      createSnapshot?.('phrases', DictionarySnapshot),
    ),
    // Serves stale error pages, so that a visitor of a missing page does not wait when the CMS hangs.
    loadErrorPages: withSnapshot(
      cached(
        (siteName: string, language: string) => fetchErrorPages(client, { siteName, language }),
        staleCacheSettings,
      ),
      createSnapshot?.('error-pages', ErrorPagesSnapshot),
    ),
    loadPageTexts: cached(
      (siteName: string, language: string) => fetchPageTexts(client, { siteName, language }),
      staleCacheSettings,
    ),
    loadRobots: withSnapshot(
      cached((siteName: string) => fetchRobots(client, siteName), staleCacheSettings),
      createSnapshot?.('robots', RobotsSnapshot),
    ),
  };
}
