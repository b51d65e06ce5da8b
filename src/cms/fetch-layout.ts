import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { type Layout, LayoutSchema } from './layout-schema';
import { requestChecked } from './request-checked';

export type PagePlace = {
  siteName: string;
  /** Public path without the language's prefix; `/` is the home page. */
  path: string;
  language: string;
};

const LAYOUT_QUERY = `query LayoutQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { rendered } }
}`;

// `item: null` and `rendered: null` say that there is no page. `layout: null` says nothing: answers of that kind
// come while the CMS is in trouble, and must not replace a good page by a 404.
const Answer = z.object({
  layout: z.object({ item: z.object({ rendered: LayoutSchema.nullable() }).nullable() }),
});

/** Fetches what is on a page; its route is `null` when there is no such page. */
export async function fetchLayout(
  cms: CmsClient,
  { siteName, path, language }: PagePlace,
  options?: CmsRequestOptions,
): Promise<Layout> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, LAYOUT_QUERY, Answer, variables, options);
  const nothing: Layout = { sitecore: { context: { pageEditing: false, language }, route: null } };
  return layout.item?.rendered ?? nothing;
}
