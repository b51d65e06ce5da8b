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
  if (mayNameLanguage(site, key)) throw createUnknownSites();

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
  if (!found && isGuess) throw createUnknownSites();
  return found ?? null;
}

/** As nearly all sites name theirs; with three letters, `/faq` would be one. */
const LIKE_A_LANGUAGE = /^[a-z]{2}(-[a-z0-9-]+)?$/i;

/** Whether the path begins with a language that the proxy takes for a page, since it does not know the site's. */
function mayNameLanguage(site: Site, { language, path: [first = ''] }: PageKey): boolean {
  if (site.hasGuessedLanguages) return LIKE_A_LANGUAGE.test(first);
  // By now they are known here. A proxy that knows them, too, redirects `/en/da`, so this is not what was asked for.
  return language === site.defaultLanguage && site.languages.some((known) => known.toLowerCase() === first);
}

const createUnknownSites = () =>
  new CmsError(
    { kind: 'network', reason: 'the CMS has not told its sites yet' },
    { operation: 'SitesQuery' },
  );

type Parts = Pick<LoadedPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'> & {
  layout: Layout;
};

export function toLoadedPage(parts: Parts): LoadedPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}
