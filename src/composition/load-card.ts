import { createGateError } from '@/cms/client/path-gate';
import { toShareCard } from '@/features/seo/share-card/to-share-card';
import { toItemPath, toPathSegments } from '@/features/sites/public-path';
import { themeNames } from '@/generated/theme-names';
import { cached } from '@/platform/cache/cached';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { getServer } from './server';
import { loadSiteName } from './site-name';

const MAX_CARDS = 2000;

/** The returned function loads what the card of a page shows. `page` has its language first: `en/news`. */
export const getLoadCard = lazy(() => {
  const { config, cms, loadSites, logger } = getServer();
  return cached(
    async (name: string, page: string) => {
      const site = (await loadSites()).sites.find((known) => known.name === name);
      const [first, ...path] = toPathSegments(page) ?? [];
      const language = site?.languages.find((known) => known.toLowerCase() === first);
      if (!site || !language) return null;
      const route = { siteName: site.name, language, path: toItemPath(path) };
      const leave = await getPathGate()(route);
      if (!leave) throw createGateError('LayoutQuery');
      const [found, siteName] = await Promise.all([cms.fetchPage(route), loadSiteName(name, language)]);
      leave(found !== null);
      return found && toShareCard(found, { siteName, language, siteTheme: site.theme, themeNames });
    },
    {
      ttlMs: config.timeouts.cacheMs,
      max: MAX_CARDS,
      onFailure: (error) => logger.warn({ error }, 'The page of a share card could not be loaded'),
    },
  );
});
