import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

const SITE_ATTRIBUTES_QUERY = `query SiteAttributesQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { attributes { key value } } }
}`;

const Attribute = z.object({ key: z.string(), value: z.unknown() });
// Refuses `siteInfo: null`, which comes from a failing CMS, so that the last known values stay in use.
const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ attributes: z.array(Attribute.nullable()).nullish() }) }),
});

export async function fetchSiteAttributes(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<ReadonlyMap<string, unknown>> {
  const { site } = await requestChecked(cms, SITE_ATTRIBUTES_QUERY, ResponseData, { siteName }, options);
  const attributes = site.siteInfo.attributes?.filter((attribute) => attribute !== null) ?? [];
  return new Map(attributes.map(({ key, value }) => [key, value]));
}
