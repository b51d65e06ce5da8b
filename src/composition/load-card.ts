import { createGateError } from '@/cms/client/path-gate';
import type { ShareCard } from '@/features/seo/share-card/share-card';
import { toShareCard } from '@/features/seo/share-card/to-share-card';
import { toItemPath, toPathSegments } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { themeNames } from '@/generated/theme-names';
import { cached } from '@/platform/cache/cached';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { getServer } from './server';
import { loadSiteName } from './site-name';

const MAX_CARDS = 2000;

type LoadCard = (site: Site, page: string) => Promise<ShareCard | null>;

/** The returned function loads what the card of a page shows. `page` has its language first: `en/news`. */
export const getLoadCard = lazy((): LoadCard => {
  const { config, cms, logger } = getServer();
  const load = cached(
    async (siteName: string, siteTheme: string, language: string, ...path: string[]) => {
      const route = { siteName, language, path: toItemPath(path) };
      const leave = await getPathGate()(route);
      if (!leave) throw createGateError('LayoutQuery');
      const [page, shownName] = await Promise.all([cms.fetchPage(route), loadSiteName(siteName, language)]);
      leave(page !== null);
      return page && toShareCard(page, { siteName: shownName, language, siteTheme, themeNames });
    },
    {
      ttlMs: config.timeouts.cacheMs,
      max: MAX_CARDS,
      onFailure: (error) => logger.warn({ error }, 'The page of a share card could not be loaded'),
    },
  );
  return async (site, page) => {
    // A path can be written in many ways. Its segments are equal for all of them, so the cache has one entry.
    const [first, ...path] = toPathSegments(page) ?? [];
    const language = site.languages.find((known) => known.toLowerCase() === first);
    return language === undefined ? null : load(site.name, site.theme ?? '', language, ...path);
  };
});
