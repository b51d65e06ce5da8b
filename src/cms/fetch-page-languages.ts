import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import type { PagePlace } from './page-place';
import { requestChecked } from './request-checked';

const PAGE_LANGUAGES_QUERY = `query PageLanguagesQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { languages { language { name } } } }
}`;

/** The languages of an item as the CMS lists them, an entry for each. */
export const LanguageVersions = z.array(
  z.object({ language: z.object({ name: z.string() }).nullish() }).nullable(),
);

const Answer = z.object({
  layout: z.object({ item: z.object({ languages: LanguageVersions }).nullable() }),
});

/** Each language once, and only those that a path can carry. */
export function toLanguageNames(versions: z.infer<typeof LanguageVersions>): readonly string[] {
  const names = versions.map((version) => version?.language?.name ?? '');
  return [...new Set(names.filter((name) => LANGUAGE_CODE.test(name)))];
}

/** Fetches the languages that a page itself has, without those that it falls back from; none when there is no page. */
export async function fetchPageLanguages(
  cms: CmsClient,
  { siteName, path, language }: PagePlace,
  options?: CmsRequestOptions,
): Promise<readonly string[]> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, PAGE_LANGUAGES_QUERY, Answer, variables, options);
  return toLanguageNames(layout.item?.languages ?? []);
}
