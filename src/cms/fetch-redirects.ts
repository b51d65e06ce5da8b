import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { requestChecked } from './request-checked';

/** A rule as editors wrote it; whether it makes sense is judged where rules are compiled. */
export type Redirect = {
  /** A path, with or without a query, or a regular expression. */
  pattern: string;
  target: string;
  /** `REDIRECT_301`, `REDIRECT_302` or `SERVER_TRANSFER`. */
  redirectType: string;
  isQueryStringPreserved: boolean;
  /** `''`: every language. */
  locale: string;
};

const REDIRECTS_QUERY = `query RedirectsQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { redirects { pattern target redirectType isQueryStringPreserved locale } } }
}`;

// One odd rule must not cost the others, so that what is no text becomes none here and is reported with its rule.
const text = z.string().catch('');
const RawRedirect = z.object({
  pattern: text,
  target: text,
  redirectType: text,
  isQueryStringPreserved: z.boolean().catch(false),
  locale: text,
});
// No `siteInfo` says nothing of the rules: only sites that the CMS has named are asked for, and the known rules stay.
const Answer = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(RawRedirect.nullable()).nullish() }) }),
});

/** Fetches the rules of redirection of a site, in the order in which they count. */
export async function fetchRedirects(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<readonly Redirect[]> {
  const { site } = await requestChecked(cms, REDIRECTS_QUERY, Answer, { siteName }, options);
  return (site.siteInfo.redirects ?? []).filter((redirect) => redirect !== null);
}
