import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import type { Layout } from '@/cms/layout-schema';
import type { PageKey } from '@/lib/internal-path';
import { toItemPath } from '@/lib/public-path';
import type { LoadedPage, PageSources } from './types';

/**
 * Fetches what the CMS knows of a page: its layout, its languages and the phrases, side by side.
 * `null`: there is no such page. Trouble with the CMS throws, so that it is never taken for a missing page.
 */
export async function loadPage(key: PageKey, { cms, logger }: PageSources): Promise<LoadedPage | null> {
  const site = await findSite(key, cms);
  if (!site) return null;

  const { siteName, language } = key;
  const place = { siteName, language, path: toItemPath(key.path) };
  const [layout, pageLanguages, dictionary] = await Promise.all([
    cms.fetchLayout(place),
    cms.fetchPageLanguages(place).catch((error: unknown) => {
      logger.error({ error, ...place }, 'A page is shown without its other languages');
      return [];
    }),
    cms.loadDictionary(siteName, language),
  ]);
  return layout.sitecore.route ? toLoadedPage({ key, site, layout, pageLanguages, dictionary }) : null;
}

/** Only a site and a language that the CMS has; the proxy has checked them, a revalidation call has not. */
export async function findSite({ siteName, language }: PageKey, cms: Cms): Promise<Site | null> {
  const sites = await cms.loadSites();
  return sites.find((site) => site.name === siteName && site.languages.includes(language)) ?? null;
}

type Parts = Pick<LoadedPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'> & {
  layout: Layout;
};

export function toLoadedPage(parts: Parts): LoadedPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}
