import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchSites } from '@/cms/queries/fetch-sites';
import { toDefaultLanguage } from '@/features/sites/site-list/load-site';
import type { Site } from '@/features/sites/site-list/site-list';
import type { Doctor } from './check.ts';

type SitesSource = Pick<Doctor, 'cms'> & {
  config: { site: Pick<Doctor['config']['site'], 'defaultLanguage'> };
};

/** Fetches all sites. The languages of a site are its default language and those of its home page. */
export async function fetchSitesWithLanguages({ cms, config }: SitesSource): Promise<readonly Site[]> {
  const rawSites = await fetchSites(cms);
  return Promise.all(
    rawSites.map(async (rawSite) => {
      const { name, hostName } = rawSite;
      const defaultLanguage = toDefaultLanguage(rawSite, config.site.defaultLanguage);
      const own = await fetchPageLanguages(cms, { siteName: name, path: '/', language: defaultLanguage });
      return { name, hostName, defaultLanguage, languages: [...new Set([defaultLanguage, ...own])] };
    }),
  );
}
