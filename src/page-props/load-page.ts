import { CmsError } from '@/cms/cms-error';
import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import type { Layout } from '@/cms/layout-schema';
import type { PageKey } from '@/lib/internal-path';
import { toItemPath } from '@/lib/public-path';
import type { LoadedPage, PageSources } from './types';
import { withPageState } from './with-page-state';

/**
 * Fetches what the CMS knows of a page, and the phrases, side by side.
 * `null`: there is no such page. Trouble with the CMS throws, so that it is never taken for a missing page.
 */
export async function loadPage(key: PageKey, sources: PageSources): Promise<LoadedPage | null> {
  const { cms } = sources;
  const site = await findSite(key, cms);
  if (!site) return null;

  const { siteName, language } = key;
  const [page, dictionary] = await Promise.all([
    cms.fetchPage({ siteName, language, path: toItemPath(key.path) }),
    cms.loadDictionary(siteName, language),
  ]);
  if (!page) return null;
  const layout = withPageState(page.layout, 'normal');
  return toLoadedPage({ key, site, layout, pageLanguages: page.languages, dictionary });
}

/** Only a site and a language that the CMS has; the proxy has checked them, a revalidation call has not. */
export async function findSite({ siteName, language }: PageKey, cms: Cms): Promise<Site | null> {
  const sites = await cms.loadSites();
  const found = sites.find((site) => site.name === siteName && site.languages.includes(language));
  // The proxy may know the sites already while this list is still a guess: the page is not missing, only unknown.
  const isGuess = sites.some((site) => site.isGuess || (site.name === siteName && site.hasGuessedLanguages));
  if (!found && isGuess) {
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
