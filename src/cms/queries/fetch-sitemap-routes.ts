import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { fetchRoutes, RouteField } from './fetch-routes';
import type { SiteLanguage } from './page-route';

/** A page for search engines. `path` is as the CMS has it; `day` is that of its last change, such as `2026-05-31`. */
export type SitemapRoute = { path: string; day?: string };

const SELECTION = `route { updated: field(name: "Updated") { value } published: field(name: "Published") { value }
      saved: field(name: "__Updated") { value } noIndex: field(name: "NoIndex") { value } }`;

const Route = z.object({
  path: z.string(),
  route: z
    .object({ updated: RouteField, published: RouteField, saved: RouteField, noIndex: RouteField })
    .nullish(),
});

/** Fetches the pages of a site, except those with `NoIndex`. The fields `Updated` and `Published` of a page win. */
export async function fetchSitemapRoutes(
  cms: CmsClient,
  place: SiteLanguage,
): Promise<readonly SitemapRoute[]> {
  const query = { operation: 'SitemapRoutesQuery', selection: SELECTION, route: Route };
  const routes = await fetchRoutes(cms, query, place);
  return routes.flatMap(({ path, route }) => {
    if (route?.noIndex?.value === '1') return [];
    const days = [route?.updated, route?.published, route?.saved].map((field) => toDay(field?.value));
    const day = days.find((each) => each !== undefined);
    return [day === undefined ? { path } : { path, day }];
  });
}

/** Returns the day of a date as the CMS stores it, `20260531T081500Z`. The CMS stores no date as one in the year 1. */
function toDay(value?: string | null): string | undefined {
  const [, year, month, day] = /^(?!0001)(\d{4})-?(\d\d)-?(\d\d)(?:T|$)/.exec(value?.trim() ?? '') ?? [];
  const text = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
