import { CmsError } from '@/cms/cms-error';
import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import type { Layout } from '@/cms/layout-schema';
import type { PageKey } from '@/lib/internal-path';
import { toItemPath } from '@/lib/public-path';
import type { LoadedPage, PageSources } from './types';
import { withPageState } from './with-page-state';

/**
 * Fetches what the CMS knows of a page: its layout, its languages and the phrases, side by side.
 * `null`: there is no such page. Trouble with the CMS throws, so that it is never taken for a missing page.
 */
export async function loadPage(key: PageKey, sources: PageSources): Promise<LoadedPage | null> {
  const { cms } = sources;
  const site = await findSite(key, cms);
  if (!site) return null;

  const { siteName, language } = key;
  const [layout, pageLanguages, dictionary] = await Promise.all([
    cms.fetchLayout({ siteName, language, path: toItemPath(key.path) }),
    loadPageLanguages(key, sources),
    cms.loadDictionary(siteName, language),
  ]);
  if (!layout.sitecore.route) return null;
  return toLoadedPage({ key, site, layout: withPageState(layout, 'normal'), pageLanguages, dictionary });
}

export async function loadPageLanguages(
  { siteName, language, path }: PageKey,
  { cms, logger }: PageSources,
): Promise<readonly string[]> {
  const place = { siteName, language, path: toItemPath(path) };
  return cms.fetchPageLanguages(place).catch((error: unknown) => {
    logger.error({ error, ...place }, 'A page is shown without its other languages');
    return [];
  });
}

/** Only a site and a language that the CMS has; the proxy has checked them, a revalidation call has not. */
export async function findSite({ siteName, language }: PageKey, cms: Cms): Promise<Site | null> {
  const sites = await cms.loadSites();
  const found = sites.find((site) => site.name === siteName && site.languages.includes(language));
  // The proxy may know the sites already while this list is still a guess: the page is not missing, only unknown.
  if (!found && sites.some(({ isGuess }) => isGuess)) {
    const failure = { kind: 'network', reason: 'the CMS has not told its sites yet' } as const;
    throw new CmsError(failure, { operation: 'SitesQuery' });
  }
  return found ?? null;
}

type Parts = Pick<LoadedPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'> & {
  layout: Layout;
};

export function toLoadedPage(parts: Parts): LoadedPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}
