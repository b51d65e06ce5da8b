import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { eachPage, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** `layout` is not checked yet. */
export type SearchablePage = { path: string; layout: unknown };

/** Small, because each page comes with its whole layout: Experience Edge limits the complexity of a query. */
const PAGE_SIZE = 20;
/** A list may have so many responses that 20,000 pages fit in. */
const MAX_RESPONSES = 1000;

// SXA leaves a page out of the sitemap if its change frequency is "do not include".
const SEARCHABLE_PAGES_QUERY = `query SearchablePagesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath route { rendered changeFrequency: field(name: "ChangeFrequency") { jsonValue } } }
    pageInfo { endCursor hasNext }
  } } }
}`;

const RouteSchema = z.object({
  path: z.string(),
  route: z.object({ rendered: z.unknown(), changeFrequency: z.unknown().optional() }).nullish(),
});

const ResponseData = z.object({ site: z.object({ siteInfo: z.object({ routes: pageOf(RouteSchema) }) }) });

/** Yields the pages of a site in a language that the sitemap may have, some at a time. */
export async function* eachSearchablePage(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): AsyncGenerator<SearchablePage[]> {
  const fetchPage = async (after: string | null) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, SEARCHABLE_PAGES_QUERY, ResponseData, variables)).site.siteInfo.routes;
  };
  for await (const routes of eachPage('SearchablePagesQuery', fetchPage, MAX_RESPONSES)) {
    yield routes.flatMap(({ path, route }) =>
      route && !isLeftOut(route.changeFrequency) ? [{ path, layout: route.rendered }] : [],
    );
  }
}

/** The value is a reference to an item with this name, or only the name. */
const isLeftOut = (changeFrequency: unknown): boolean =>
  /do[ -]?not[ -]?include/i.test(JSON.stringify(changeFrequency) ?? '');
