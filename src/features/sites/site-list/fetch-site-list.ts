import type { CmsClient } from '@/cms/client/cms-client';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import { fetchSites, type SiteInfo } from '@/cms/queries/fetch-sites';
import { mapLimited } from '@/platform/async/map-limited';
import { toDefaultLanguage, toSite } from './load-site';
import type { Site } from './site-list';

const CONCURRENCY = 10;

type Settings = {
  defaultLanguage: string;
  /** The last known sites: a site whose front page is missing keeps its languages. */
  known: readonly Site[];
};

/** Asks the CMS what its sites are now, past all caches. Rejects with a CmsError if it does not say all. */
export async function fetchSiteList(
  cms: CmsClient,
  { defaultLanguage: configured, known }: Settings,
): Promise<readonly Site[]> {
  const fetchSite = async (siteInfo: SiteInfo): Promise<Site> => {
    const { name: siteName } = siteInfo;
    const language = toDefaultLanguage(siteInfo, configured);
    const [languages, attributes] = await Promise.all([
      fetchPageLanguages(cms, { siteName, path: '/', language }),
      fetchSiteAttributes(cms, siteName),
    ]);
    return toSite(
      { ...siteInfo, defaultLanguage: language, languages, attributes },
      known.find(({ name }) => name === siteName),
    );
  };
  return mapLimited(await fetchSites(cms), CONCURRENCY, fetchSite);
}
