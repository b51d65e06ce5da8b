import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { fetchRoutes, RouteField } from './fetch-routes';
import type { SiteLanguage } from './page-route';

/** What a page says of itself in a line or two. `path` is as the CMS has it. */
export type PageTexts = { path: string; title: string; description: string };

const SELECTION = `route { title: field(name: "Title") { value } description: field(name: "Description") { value }
      noIndex: field(name: "NoIndex") { value } }`;

const RouteTexts = z.object({
  path: z.string(),
  route: z.object({ title: RouteField, description: RouteField, noIndex: RouteField }).nullish(),
});

/** Fetches the pages of a site that have a title, except those with `NoIndex`. */
export async function fetchPageTexts(cms: CmsClient, place: SiteLanguage): Promise<readonly PageTexts[]> {
  const query = { operation: 'PageTextsQuery', selection: SELECTION, route: RouteTexts };
  const routes = await fetchRoutes(cms, query, place);
  return routes.flatMap(({ path, route }) => {
    const title = route?.title?.value?.trim();
    const isHidden = route?.noIndex?.value === '1';
    return title && !isHidden ? [{ path, title, description: route?.description?.value?.trim() ?? '' }] : [];
  });
}
