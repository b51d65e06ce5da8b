import { z } from 'zod';
import type { CmsClient } from './cms-client';
import { LanguageVersions, toLanguageNames } from './fetch-page-languages';
import { type Layout, LayoutSchema } from './layout-schema';
import type { PagePlace } from './page-place';
import { requestChecked } from './request-checked';

/** A page as it is published: what is on it, and the languages that it has. */
export type PublishedPage = { layout: Layout; languages: readonly string[] };

// One question for both: Experience Edge counts requests, and an unknown path must not cost more than one.
const LAYOUT_QUERY = `query LayoutQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { rendered languages { language { name } } } }
}`;

// `item: null` and `rendered: null` say that there is no page. `layout: null` says nothing: answers of that kind
// come while the CMS is in trouble, and must not replace a good page by a 404.
const Answer = z.object({
  layout: z.object({
    item: z.object({ rendered: LayoutSchema.nullable(), languages: LanguageVersions.nullish() }).nullable(),
  }),
});

/** Fetches a page; `null` when there is no such page. */
export async function fetchPage(
  cms: CmsClient,
  { siteName, path, language }: PagePlace,
): Promise<PublishedPage | null> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, LAYOUT_QUERY, Answer, variables);
  const { rendered, languages } = layout.item ?? {};
  if (!rendered?.sitecore.route) return null;
  return { layout: rendered, languages: toLanguageNames(languages ?? []) };
}
