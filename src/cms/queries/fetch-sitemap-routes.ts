import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** A page for search engines. `path` is as the CMS has it; `day` is that of its last change, such as `2026-05-31`. */
export type SitemapRoute = { path: string; day?: string };

/** The SDK's page size. Experience Edge limits the complexity of a query, to which each route adds. */
const PAGE_SIZE = 100;

const SITEMAP_ROUTES_QUERY = `query SitemapRoutesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath route { updated: field(name: "Updated") { value } published: field(name: "Published") { value }
      saved: field(name: "__Updated") { value } noIndex: field(name: "NoIndex") { value } } }
    pageInfo { endCursor hasNext }
  } } }
}`;

const Value = z.object({ value: z.string().nullish() }).nullish();

const Route = z.object({
  path: z.string(),
  route: z.object({ updated: Value, published: Value, saved: Value, noIndex: Value }).nullish(),
});

const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ routes: pageOf(Route).nullable() }) }),
});

/** Fetches the pages of a site, except those with `NoIndex`. The fields `Updated` and `Published` of a page win. */
export async function fetchSitemapRoutes(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<readonly SitemapRoute[]> {
  const routes = await collectPages('SitemapRoutesQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, SITEMAP_ROUTES_QUERY, ResponseData, variables)).site.siteInfo.routes;
  });
  return routes.flatMap(({ path, route }) => {
    if (route?.noIndex?.value === '1') return [];
    const days = [route?.updated, route?.published, route?.saved].map((field) => toDay(field?.value));
    const day = days.find((each) => each !== undefined);
    return [day === undefined ? { path } : { path, day }];
  });
}

/** Reads a date as the CMS stores it: `20260531T081500Z`, with the year 1 for none. */
function toDay(value?: string | null): string | undefined {
  const [, year, month, day] = /^(?!0001)(\d{4})-?(\d\d)-?(\d\d)(?:T|$)/.exec(value?.trim() ?? '') ?? [];
  const text = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
