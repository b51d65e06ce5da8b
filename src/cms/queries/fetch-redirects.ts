import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

/** A redirect rule as editors wrote it; it is checked where rules are compiled. */
export type Redirect = {
  /** A path, with or without a query, or a regular expression. */
  pattern: string;
  target: string;
  /** `REDIRECT_301`, `REDIRECT_302` or `SERVER_TRANSFER`. */
  redirectType: string;
  isQueryStringPreserved: boolean;
  /** The language to which the rule applies; `''` for every language. */
  locale: string;
};

const REDIRECTS_QUERY = `query RedirectsQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { redirects { pattern target redirectType isQueryStringPreserved locale } } }
}`;

// An invalid rule must not affect the others: its invalid parts become `''`, and compiling it reports it.
const text = z.string().catch('');
const RawRedirect = z.object({
  pattern: text,
  target: text,
  redirectType: text,
  isQueryStringPreserved: z.boolean().catch(false),
  locale: text,
});
// `siteInfo: null` is a failure, because the CMS has listed the site. The loaded rules then stay in use.
const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(RawRedirect.nullable()).nullish() }) }),
});

/** Fetches the redirect rules of a site, in the order of their priority. */
export async function fetchRedirects(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<readonly Redirect[]> {
  const { site } = await requestChecked(cms, REDIRECTS_QUERY, ResponseData, { siteName }, options);
  return (site.siteInfo.redirects ?? []).filter((redirect) => redirect !== null);
}
