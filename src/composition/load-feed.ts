import { createGateError } from '@/cms/client/path-gate';
import { fetchArticles } from '@/cms/queries/fetch-articles';
import type { Feed } from '@/features/seo/feeds/feed';
import { loadFeed } from '@/features/seo/feeds/load-feed';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import { toItemPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { toSiteUrl } from '@/features/sites/to-site-url';
import { cached } from '@/platform/cache/cached';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { getServer } from './server';
import { loadSiteName } from './site-name';

/** A site has few lists; others of these are paths that visitors have invented. */
const MAX_FEEDS = 200;

type LoadFeed = (site: Site, page: string) => Promise<Omit<Feed, 'feedUrl'> | null>;

/** The returned function loads the feed of the page with a public path; `null` if there is none. */
export const getLoadFeed = lazy((): LoadFeed => {
  const { config, cms, loadSites, logger } = getServer();
  const main = { publicUrl: config.publicUrl, mainSiteName: config.site.name };

  const load = cached(
    async (name: string, language: string, ...path: string[]) => {
      const site = (await loadSites()).sites.find((known) => known.name === name);
      if (!site) return null;
      const leave = await getPathGate()({ siteName: name, language, path: toItemPath(path) });
      if (!leave) throw createGateError('ArticlesQuery');
      const siteName = await loadSiteName(name, language);
      const feed = await loadFeed(
        { site, siteUrl: toSiteUrl(site, main), siteName, key: { language, path } },
        { fetchPage: cms.fetchPage, fetchArticles: (list) => fetchArticles(cms.client, list) },
      );
      leave(feed !== null);
      return feed;
    },
    {
      ttlMs: config.timeouts.cacheMs,
      max: MAX_FEEDS,
      onFailure: (error) =>
        logger.warn({ error }, 'A feed could not be loaded; the last one is served, if any'),
    },
  );
  return async (site, page) => {
    // A path can be written in many ways. The cache has one entry for all of them.
    const parsed = parsePublicPath(site, page);
    if (!parsed || parsed.hasRedundantLocale) return null;
    return load(site.name, parsed.page.language, ...parsed.page.path);
  };
});
