import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** What a page says of itself in a line or two. `path` is as the CMS has it. */
export type PageTexts = { path: string; title: string; description: string };

/** The SDK's page size. Experience Edge limits the complexity of a query, to which each route adds. */
const PAGE_SIZE = 100;

const PAGE_TEXTS_QUERY = `query PageTextsQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath route { title: field(name: "Title") { value } description: field(name: "Description") { value }
      noIndex: field(name: "NoIndex") { value } } }
    pageInfo { endCursor hasNext }
  } } }
}`;

const Value = z.object({ value: z.string().nullish() }).nullish();

const RouteTexts = z.object({
  path: z.string(),
  route: z.object({ title: Value, description: Value, noIndex: Value }).nullish(),
});

const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ routes: pageOf(RouteTexts).nullable() }) }),
});

/** Fetches the pages of a site that have a title, except those with `NoIndex`. */
export async function fetchPageTexts(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<readonly PageTexts[]> {
  const routes = await collectPages('PageTextsQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, PAGE_TEXTS_QUERY, ResponseData, variables)).site.siteInfo.routes;
  });
  return routes.flatMap(({ path, route }) => {
    const title = route?.title?.value?.trim();
    const isHidden = route?.noIndex?.value === '1';
    return title && !isHidden ? [{ path, title, description: route?.description?.value?.trim() ?? '' }] : [];
  });
}
