import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import type { PagePlace } from './fetch-layout';
import { requestChecked } from './request-checked';

const PAGE_LANGUAGES_QUERY = `query PageLanguagesQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { languages { language { name } } } }
}`;

const Version = z.object({ language: z.object({ name: z.string() }).nullish() });
const Answer = z.object({
  layout: z.object({ item: z.object({ languages: z.array(Version.nullable()) }).nullable() }),
});

/** Fetches the languages that a page itself has, without those that it falls back from; none when there is no page. */
export async function fetchPageLanguages(
  cms: CmsClient,
  { siteName, path, language }: PagePlace,
  options?: CmsRequestOptions,
): Promise<readonly string[]> {
  const variables = { siteName, path, language };
  const { layout } = await requestChecked(cms, PAGE_LANGUAGES_QUERY, Answer, variables, options);
  const names = (layout.item?.languages ?? []).map((version) => version?.language?.name ?? '');
  return [...new Set(names.filter((name) => LANGUAGE_CODE.test(name)))];
}
