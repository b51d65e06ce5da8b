import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

/** A redirect rule as an editor wrote it. compileRedirects checks whether the rule is valid. */
export type Redirect = {
  /** A path, with or without a query, or a regular expression. */
  pattern: string;
  target: string;
  /** A valid rule has `REDIRECT_301`, `REDIRECT_302` or `SERVER_TRANSFER`. */
  redirectType: string;
  isQueryStringPreserved: boolean;
  /** The only language to which the rule applies. `''` stands for every language. */
  locale: string;
};

const REDIRECTS_QUERY = `query RedirectsQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { redirects { pattern target redirectType isQueryStringPreserved locale } } }
}`;

// Replaces an invalid value by `''`, so that one invalid rule does not make the other rules fail.
const text = z.string().catch('');
const RawRedirect = z.object({
  pattern: text,
  target: text,
  redirectType: text,
  isQueryStringPreserved: z.boolean().catch(false),
  locale: text,
});
// Refuses `siteInfo: null`, which comes from a failing CMS, so that the rules already loaded stay in use.
const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(RawRedirect.nullable()).nullish() }) }),
});

/** Fetches the redirect rules of a site. The rule with the highest priority comes first. */
export async function fetchRedirects(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<readonly Redirect[]> {
  const { site } = await requestChecked(cms, REDIRECTS_QUERY, ResponseData, { siteName }, options);
  return (site.siteInfo.redirects ?? []).filter((redirect) => redirect !== null);
}
