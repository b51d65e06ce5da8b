import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { type Layout, LayoutSchema } from './layout-schema';
import { requestChecked } from './request-checked';

/** The pages that the site's editors made for errors; `null` where they made none. */
export type ErrorPages = { notFound: Layout | null; serverError: Layout | null };

const ERROR_PAGES_QUERY = `query ErrorPagesQuery($siteName: String!, $language: String!) {
  site { siteInfo(site: $siteName) { errorHandling(language: $language) {
    notFoundPage { rendered } serverErrorPage { rendered }
  } } }
}`;

const ErrorPage = z.object({ rendered: LayoutSchema.nullable() }).nullable();
const Answer = z.object({
  site: z.object({
    siteInfo: z
      .object({ errorHandling: z.object({ notFoundPage: ErrorPage, serverErrorPage: ErrorPage }).nullable() })
      .nullable(),
  }),
});

/** Fetches the error pages of a site. */
export async function fetchErrorPages(
  cms: CmsClient,
  { siteName, language }: { siteName: string; language: string },
  options?: CmsRequestOptions,
): Promise<ErrorPages> {
  const variables = { siteName, language };
  const { site } = await requestChecked(cms, ERROR_PAGES_QUERY, Answer, variables, options);
  const pages = site.siteInfo?.errorHandling;
  return {
    notFound: pages?.notFoundPage?.rendered ?? null,
    serverError: pages?.serverErrorPage?.rendered ?? null,
  };
}
