import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { requestChecked } from '../client/request-checked';

/** A site as the CMS lists it. Its languages are queried separately. */
export type RawSite = {
  name: string;
  hostName: string;
  /** The default language; `''` if the CMS has none. It may be invalid in a path. */
  language: string;
};

/** Every Sitecore has this site; it has no pages of its own. */
const BUILT_IN_SITE = 'website';

const SITES_QUERY = `query SitesQuery {
  site { siteInfoCollection { name hostName: hostname language } }
}`;

const SiteInfo = z.object({
  name: z.string(),
  hostName: z.string().nullish(),
  language: z.string().nullish(),
});
const ResponseData = z.object({ site: z.object({ siteInfoCollection: z.array(SiteInfo.nullable()) }) });

/** Fetches the sites of the CMS. Throws if there is none. */
export async function fetchSites(cms: CmsClient, options?: CmsRequestOptions): Promise<readonly RawSite[]> {
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
  // Without a site, every page would become a 404.
  throw new CmsError(
    { kind: 'invalid-response', reason: 'the CMS returned no site' },
    { operation: 'SitesQuery' },
  );
}
