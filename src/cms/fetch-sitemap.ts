import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { requestChecked } from './request-checked';

const SITEMAP_QUERY = `query SitemapQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { sitemap } }
}`;

const Answer = z.object({
  site: z.object({ siteInfo: z.object({ sitemap: z.array(z.string().nullable()).nullish() }).nullable() }),
});

/** Fetches the addresses of the sitemap files that the CMS keeps for a site; none when it keeps none. */
export async function fetchSitemap(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<readonly string[]> {
  const { site } = await requestChecked(cms, SITEMAP_QUERY, Answer, { siteName }, options);
  const addresses = site.siteInfo?.sitemap ?? [];
  return addresses.filter((address) => address !== null).filter((address) => URL.canParse(address));
}
