import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { requestChecked } from '../client/request-checked';

export type SiteInfo = {
  name: string;
  hostName: string;
  /** The default language, or `''` if the CMS has none. The language is not yet checked. */
  language: string;
};

/** Sitecore always has a site with this name, which has no pages of its own. */
const BUILT_IN_SITE = 'website';

const SITES_QUERY = `query SitesQuery {
  site { siteInfoCollection { name hostName: hostname language } }
}`;

const RawSite = z.object({
  name: z.string(),
  hostName: z.string().nullish(),
  language: z.string().nullish(),
});
const ResponseData = z.object({ site: z.object({ siteInfoCollection: z.array(RawSite.nullable()) }) });

/** Fetches all sites of the CMS except the built-in site. Throws a CmsError if no other site exists. */
export async function fetchSites(cms: CmsClient, options?: CmsRequestOptions): Promise<readonly SiteInfo[]> {
  const { site } = await requestChecked(cms, SITES_QUERY, ResponseData, {}, options);
  const sites = site.siteInfoCollection
    .filter((info) => info !== null)
    .filter(({ name }) => name !== '' && name !== BUILT_IN_SITE)
    .map(({ name, hostName, language }) => ({
      name,
      hostName: hostName?.trim() || '*',
      language: language?.trim() ?? '',
    }));
  if (sites.length > 0) return sites;
  // Does not return an empty list, because every page would then become a 404.
  throw new CmsError(
    { kind: 'invalid-response', reason: 'the CMS returned no site' },
    { operation: 'SitesQuery' },
  );
}
