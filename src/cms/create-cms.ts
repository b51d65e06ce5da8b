import { type Config, getConfig } from '@/config';
import { cached } from '@/lib/cached';
import { createLogger, type Logger } from '@/telemetry/logger';
import type { CmsClient } from './cms-client';
import { createCmsClient } from './create-cms-client';
import { type ComponentPlace, fetchComponentLayout } from './fetch-component-layout';
import { type Dictionary, fetchDictionary } from './fetch-dictionary';
import { type EditingPage, type EditingPlace, fetchEditingPage } from './fetch-editing-page';
import { type ErrorPages, fetchErrorPages } from './fetch-error-pages';
import { fetchPage, type PublishedPage } from './fetch-page';
import { fetchPageLanguages } from './fetch-page-languages';
import { fetchRedirects, type Redirect } from './fetch-redirects';
import { fetchRobots } from './fetch-robots';
import { fetchSitemap } from './fetch-sitemap';
import type { Site } from './fetch-sites';
import { fetchStaticRoutes } from './fetch-static-routes';
import type { Layout } from './layout-schema';
import { createLoadSites } from './load-sites';
import { createMissingPages, getMissingPages, type MissingPages, unlessMissing } from './missing-pages';
import type { PagePlace } from './page-place';
import { createSitesSnapshot } from './sites-snapshot';

/** All that the site asks the CMS. `load…` keeps the answer for a while, `fetch…` asks each time. */
export type Cms = {
  client: CmsClient;
  logger: Logger;
  missingPages: MissingPages;
  fetchComponentLayout: (place: ComponentPlace) => Promise<Layout | null>;
  fetchEditingPage: (place: EditingPlace) => Promise<EditingPage>;
  /** `null`: there is no such page. */
  fetchPage: (place: PagePlace) => Promise<PublishedPage | null>;
  fetchPageLanguages: (place: PagePlace) => Promise<readonly string[]>;
  fetchRedirects: (siteName: string) => Promise<readonly Redirect[]>;
  fetchSitemap: (siteName: string) => Promise<readonly string[]>;
  fetchStaticRoutes: (place: { siteName: string; language: string }) => Promise<readonly string[]>;
  loadDictionary: (siteName: string, language: string) => Promise<Dictionary>;
  loadErrorPages: (siteName: string, language: string) => Promise<ErrorPages>;
  loadRobots: (siteName: string) => Promise<string | null>;
  /** Never rejects: without the CMS it gives the last known sites, or the configured one. */
  loadSites: () => Promise<readonly Site[]>;
};

/** More than the languages of all sites together; keys come from the CMS, not from visitors. */
const MAX_KEPT = 500;

/** Milliseconds for what is asked in the background, but for the very first time. */
const BACKGROUND_MS = 2000;

type CmsSettings = Pick<Config, 'cms' | 'edge' | 'site' | 'timeouts' | 'publicUrl' | 'snapshotFolder'>;

export function createCms(
  { cms, edge, site, timeouts, publicUrl, snapshotFolder }: CmsSettings,
  logger: Logger,
  missingPages = createMissingPages(),
): Cms {
  const client = createCmsClient({ ...cms, deadlineMs: timeouts.cmsMs, logger });
  const kept = {
    ttlMs: timeouts.cacheMs,
    max: MAX_KEPT,
    onFailure: (error: unknown) =>
      logger.warn({ error }, 'The CMS does not answer; the last known is used, if any'),
  };
  const keptLong = { ...kept, staleWhileLoading: true };
  return {
    client,
    logger,
    missingPages,
    fetchComponentLayout: (place) => fetchComponentLayout({ edge, deadlineMs: timeouts.cmsMs }, place),
    fetchEditingPage: (place) => fetchEditingPage(client, place),
    fetchPage: (place) => unlessMissing(place, missingPages, () => fetchPage(client, place)),
    fetchPageLanguages: (place) => fetchPageLanguages(client, place),
    fetchRedirects: (siteName) => fetchRedirects(client, siteName, { deadlineMs: BACKGROUND_MS }),
    fetchSitemap: (siteName) => fetchSitemap(client, siteName),
    fetchStaticRoutes: (place) => fetchStaticRoutes(client, place),
    loadDictionary: cached((siteName, language) => fetchDictionary(client, { siteName, language }), kept),
    // Nobody who is lost waits for a CMS that hangs: the last ones do.
    loadErrorPages: cached((siteName, language) => fetchErrorPages(client, { siteName, language }), keptLong),
    loadRobots: cached((siteName) => fetchRobots(client, siteName), keptLong),
    loadSites: createLoadSites(client, {
      site,
      publicUrl,
      snapshot: createSitesSnapshot({ folder: snapshotFolder, endpoint: cms.endpoint }),
      detailsTtlMs: timeouts.cacheMs,
      logger,
    }),
  };
}

let cms: Cms | undefined;

/** The CMS of this process, made from its configuration on first use. Only an entry calls it and passes it on. */
export function getCms(): Cms {
  if (!cms) {
    const config = getConfig();
    cms = createCms(config, createLogger(config), getMissingPages());
  }
  return cms;
}
