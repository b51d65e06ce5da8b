import { z } from 'zod';
import type { CmsClient } from '@/cms/client/cms-client';
import { requestChecked } from '@/cms/client/request-checked';
import { LanguageVersions, toLanguageNames } from '@/cms/queries/fetch-page-languages';
import type { PageRoute, SiteLanguage } from '@/cms/queries/page-route';
import { LayoutSchema, MAX_DEPTH } from '@/cms/schemas/layout-schema';
import { cutNesting } from '@/platform/json/cut-nesting';
import type { ErrorPagesRecording, ItemRecording } from '../../local-cms/content/schemas/recorded-site.ts';

// One query for everything about a page, because Experience Edge limits the number of requests.
const ITEM = 'id version rendered languages { language { name } } personalization { variantIds }';

const PAGE_QUERY = `query RecordPageQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { ${ITEM} } }
}`;

const ERROR_PAGES_QUERY = `query RecordErrorPagesQuery($siteName: String!, $language: String!) {
  site { siteInfo(site: $siteName) { errorHandling(language: $language) {
    notFoundPage { ${ITEM} } serverErrorPage { ${ITEM} }
  } } }
}`;

// Keeps the layout as the CMS returned it. LayoutSchema only checks that it is one.
const Rendered = z
  .unknown()
  .transform((rawLayout) => cutNesting(rawLayout, MAX_DEPTH))
  .refine((rawLayout) => rawLayout === null || LayoutSchema.safeParse(rawLayout).success, 'not a layout');

const Item = z
  .object({
    id: z.string(),
    version: z.int().nullish(),
    rendered: Rendered,
    languages: LanguageVersions.nullish(),
    personalization: z.object({ variantIds: z.array(z.string().nullable()).nullish() }).nullish(),
  })
  .transform(({ id, version, rendered, languages, personalization }): ItemRecording => {
    const variantIds = (personalization?.variantIds ?? []).filter((variantId) => variantId !== null);
    return {
      id,
      version: version ?? 1,
      languages: [...toLanguageNames(languages ?? [])],
      variantIds,
      rendered,
    };
  })
  .nullable();

const PageData = z.object({ layout: z.object({ item: Item }) });

export async function fetchItem(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
): Promise<ItemRecording | null> {
  const variables = { siteName, path, language };
  return (await requestChecked(cms, PAGE_QUERY, PageData, variables)).layout.item;
}

const ErrorPagesData = z.object({
  site: z.object({
    siteInfo: z
      .object({ errorHandling: z.object({ notFoundPage: Item, serverErrorPage: Item }).nullable() })
      .nullable(),
  }),
});

export async function fetchErrorItems(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<ErrorPagesRecording> {
  const variables = { siteName, language };
  const { site } = await requestChecked(cms, ERROR_PAGES_QUERY, ErrorPagesData, variables);
  const pages = site.siteInfo?.errorHandling;
  return { notFound: pages?.notFoundPage ?? null, serverError: pages?.serverErrorPage ?? null };
}
