import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** The SDK's page size. Experience Edge limits the complexity of a query, to which each route adds. */
const PAGE_SIZE = 100;

const STATIC_ROUTES_QUERY = `query StaticRoutesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath } pageInfo { endCursor hasNext }
  } } }
}`;

const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ routes: pageOf(z.object({ path: z.string() })).nullable() }) }),
});

export async function fetchStaticRoutes(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<readonly string[]> {
  const routes = await collectPages('StaticRoutesQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, STATIC_ROUTES_QUERY, ResponseData, variables)).site.siteInfo.routes;
  });
  return [...new Set(routes.map(({ path }) => path))];
}
