import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** The SDK's page size. Experience Edge limits the complexity of a query, to which each route adds. */
const PAGE_SIZE = 100;

/** The value of a field, which a page need not have. */
export const RouteField = z.object({ value: z.string().nullish() }).nullish();

/** `selection`: the GraphQL fields of a page besides its `path`. `route`: the schema of a page with all of them. */
type RoutesQuery<Route extends z.ZodType> = { operation: string; selection?: string; route: Route };

/** Fetches every page of a site in a language. */
export async function fetchRoutes<Route extends z.ZodType>(
  cms: CmsClient,
  { operation, selection = '', route }: RoutesQuery<Route>,
  { siteName, language }: SiteLanguage,
): Promise<z.output<Route>[]> {
  const query = `query ${operation}($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath ${selection} } pageInfo { endCursor hasNext }
  } } }
}`;
  const ResponseData = z.object({
    site: z.object({ siteInfo: z.object({ routes: pageOf(route).nullable() }) }),
  });
  return collectPages<z.output<Route>>(operation, async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, query, ResponseData, variables)).site.siteInfo.routes;
  });
}
