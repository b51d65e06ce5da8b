import { z } from 'zod';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';
import type { PageRoute } from './page-route';

const PAGE_LANGUAGES_QUERY = `query PageLanguagesQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { languages { language { name } } } }
}`;

export const LanguageVersions = z.array(
  z.object({ language: z.object({ name: z.string() }).nullish() }).nullable(),
);

const ResponseData = z.object({
  layout: z.object({ item: z.object({ languages: LanguageVersions }).nullable() }),
});

/** Returns each language once and omits names that cannot be part of a path. */
export function toLanguageNames(versions: z.infer<typeof LanguageVersions>): readonly string[] {
  const names = versions.map((version) => version?.language?.name ?? '');
  return [...new Set(names.filter((name) => LANGUAGE_CODE.test(name)))];
}

/** Languages in which the page has its own version, without fallback languages. Empty if the page does not exist. */
export async function fetchPageLanguages(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
  options?: CmsRequestOptions,
): Promise<readonly string[]> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, PAGE_LANGUAGES_QUERY, ResponseData, variables, options);
  return toLanguageNames(layout.item?.languages ?? []);
}
