import { fetchPageLanguages } from '@/cms/fetch-page-languages';
import { fetchSites, type Site } from '@/cms/fetch-sites';
import type { Doctor } from './doctor.ts';

/** The sites of the CMS with the languages of their home pages, which is what the site itself goes by. */
export async function fetchSitesWithLanguages({ cms, config }: Doctor): Promise<readonly Site[]> {
  const infos = await fetchSites(cms);
  return Promise.all(
    infos.map(async ({ name, hostName, defaultLanguage }) => {
      const standard = defaultLanguage ?? config.site.defaultLanguage;
      const own = await fetchPageLanguages(cms, { siteName: name, path: '/', language: standard });
      return { name, hostName, defaultLanguage: standard, languages: [...new Set([standard, ...own])] };
    }),
  );
}
