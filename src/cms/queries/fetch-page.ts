import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';
import { LanguageVersions, toLanguageNames } from './fetch-page-languages';
import type { PageRoute } from './page-route';

/** A published page and the languages in which it exists. */
export type PublishedPage = { layout: Layout; languages: readonly string[] };

// One query for layout and languages, because Experience Edge limits the number of requests.
const LAYOUT_QUERY = `query LayoutQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { rendered languages { language { name } } } }
}`;

// `item: null` or `rendered: null`: the page does not exist. `layout: null` comes from a failing CMS and must
// not replace a good page by a 404.
const ResponseData = z.object({
  layout: z.object({
    item: z.object({ rendered: LayoutSchema.nullable(), languages: LanguageVersions.nullish() }).nullable(),
  }),
});

/** Fetches a page. Returns `null` if it does not exist. */
export async function fetchPage(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
): Promise<PublishedPage | null> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, LAYOUT_QUERY, ResponseData, variables);
  const { rendered, languages } = layout.item ?? {};
  if (!rendered?.sitecore.route) return null;
  return { layout: rendered, languages: toLanguageNames(languages ?? []) };
}
