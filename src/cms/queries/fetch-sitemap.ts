import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

const SITEMAP_QUERY = `query SitemapQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { sitemap } }
}`;

const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ sitemap: z.array(z.string().nullable()).nullish() }).nullable() }),
});

export async function fetchSitemap(cms: CmsClient, siteName: string): Promise<readonly string[]> {
  const { site } = await requestChecked(cms, SITEMAP_QUERY, ResponseData, { siteName });
  const urls = site.siteInfo?.sitemap ?? [];
  return urls.filter((url) => url !== null).filter((url) => URL.canParse(url));
}
