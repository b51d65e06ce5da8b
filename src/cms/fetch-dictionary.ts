import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { collectPages, pageOf } from './collect-pages';
import { requestChecked } from './request-checked';

/** Phrases by key. Ask with Object.hasOwn: a key may be called like a method. */
export type Dictionary = Readonly<Record<string, string>>;

/** The most that Experience Edge gives at once. */
const PAGE_SIZE = 1000;

const DICTIONARY_QUERY = `query DictionaryQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    results { key value } pageInfo { endCursor hasNext }
  } } }
}`;

const Phrase = z.object({ key: z.string(), value: z.unknown() });
// A site that the CMS does not know has no phrases to show either, but that is trouble, not an empty dictionary.
export const DictionaryAnswer = z.object({
  site: z.object({ siteInfo: z.object({ dictionary: pageOf(Phrase).nullable() }) }),
});

/** Fetches all phrases of a site in a language. */
export async function fetchDictionary(
  cms: CmsClient,
  { siteName, language }: { siteName: string; language: string },
  options?: CmsRequestOptions,
): Promise<Dictionary> {
  const phrases = await collectPages('DictionaryQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    const { site } = await requestChecked(cms, DICTIONARY_QUERY, DictionaryAnswer, variables, options);
    return site.siteInfo.dictionary;
  });
  return toDictionary(phrases);
}

export function toDictionary(phrases: readonly z.output<typeof Phrase>[]): Dictionary {
  return Object.fromEntries(
    phrases.flatMap(({ key, value }) => (isPhrase(value) ? [[key, String(value)]] : [])),
  );
}

function isPhrase(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
