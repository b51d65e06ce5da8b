import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

const SITEMAP_QUERY = `query SitemapQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { sitemap } }
}`;

// Refuses `siteInfo: null`, which comes from a failing CMS, so that the last sitemap stays in use.
const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ sitemap: z.array(z.string().nullable()).nullish() }) }),
});

export async function fetchSitemap(cms: CmsClient, siteName: string): Promise<readonly string[]> {
  const { site } = await requestChecked(cms, SITEMAP_QUERY, ResponseData, { siteName });
  const urls = site.siteInfo.sitemap ?? [];
  return urls.filter((url) => url !== null).filter((url) => URL.canParse(url));
}
