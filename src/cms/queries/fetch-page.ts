import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { requestChecked } from '../client/request-checked';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';
import { LanguageVersions, toLanguageNames } from './fetch-page-languages';
import type { PageRoute } from './page-route';

export type PublishedPage = { layout: Layout; languages: readonly string[] };

// Fetches layout and languages with one query, because Experience Edge limits the number of requests.
const LAYOUT_QUERY = `query LayoutQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { rendered languages { language { name } } } }
}`;

// Refuses `layout: null`, which a failing CMS sends. If `item` or `rendered` is `null`, the page does not exist.
const ResponseData = z.object({
  layout: z.object({
    item: z.object({ rendered: LayoutSchema.nullable(), languages: LanguageVersions.nullish() }).nullable(),
  }),
});

/** Fetches a published page. Returns `null` if the page does not exist. Rejects the page of another site. */
export async function fetchPage(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
): Promise<PublishedPage | null> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, LAYOUT_QUERY, ResponseData, variables);
  const { rendered, languages } = layout.item ?? {};
  if (!rendered?.sitecore.route) return null;
  // A proxy or a cache that mixes up responses must not put the page of one site under the URL of another.
  const foundSite = rendered.sitecore.context.site?.name ?? siteName;
  if (foundSite.toLowerCase() !== siteName.toLowerCase()) {
    const reason = `the response is a page of the site ${foundSite}`;
    throw new CmsError({ kind: 'invalid-response', reason }, { operation: 'LayoutQuery' });
  }
  return { layout: rendered, languages: toLanguageNames(languages ?? []) };
}
