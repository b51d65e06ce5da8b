import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { collectPages, pageOf } from './collect-pages';
import { requestChecked } from './request-checked';

/** Each route counts against the complexity that Edge allows a query; the SDK asks for as many. */
const PAGE_SIZE = 100;

const STATIC_ROUTES_QUERY = `query StaticRoutesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath } pageInfo { endCursor hasNext }
  } } }
}`;

const Answer = z.object({
  site: z.object({ siteInfo: z.object({ routes: pageOf(z.object({ path: z.string() })).nullable() }) }),
});

/** Fetches the paths of all pages of a site in a language. */
export async function fetchStaticRoutes(
  cms: CmsClient,
  { siteName, language }: { siteName: string; language: string },
  options?: CmsRequestOptions,
): Promise<readonly string[]> {
  const routes = await collectPages('StaticRoutesQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, STATIC_ROUTES_QUERY, Answer, variables, options)).site.siteInfo.routes;
  });
  return [...new Set(routes.map(({ path }) => path))];
}
