import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';
import type { SiteLanguage } from './page-route';

export type ErrorPages = { notFound: Layout | null; serverError: Layout | null };

const ERROR_PAGES_QUERY = `query ErrorPagesQuery($siteName: String!, $language: String!) {
  site { siteInfo(site: $siteName) { errorHandling(language: $language) {
    notFoundPage { rendered } serverErrorPage { rendered }
  } } }
}`;

const ErrorPage = z.object({ rendered: LayoutSchema.nullable() }).nullable();
// Refuses `siteInfo: null`, which comes from a failing CMS, so that the last pages stay in use.
const ResponseData = z.object({
  site: z.object({
    siteInfo: z.object({
      errorHandling: z.object({ notFoundPage: ErrorPage, serverErrorPage: ErrorPage }).nullable(),
    }),
  }),
});

export async function fetchErrorPages(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<ErrorPages> {
  const variables = { siteName, language };
  const { site } = await requestChecked(cms, ERROR_PAGES_QUERY, ResponseData, variables);
  const pages = site.siteInfo.errorHandling;
  return {
    notFound: pages?.notFoundPage?.rendered ?? null,
    serverError: pages?.serverErrorPage?.rendered ?? null,
  };
}
