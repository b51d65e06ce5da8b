import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import type { SiteLanguage } from './page-route';

/** Check with Object.hasOwn whether a key exists, because every object has properties such as `constructor`. */
export type Dictionary = Readonly<Record<string, string>>;

/** Experience Edge allows no larger pages. */
const PAGE_SIZE = 1000;

const DICTIONARY_QUERY = `query DictionaryQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    results { key value } pageInfo { endCursor hasNext }
  } } }
}`;

const Phrase = z.object({ key: z.string(), value: z.unknown() });
// Refuses `siteInfo: null`, because it means that the site is unknown, not that its dictionary is empty.
export const DictionaryResponse = z.object({
  site: z.object({ siteInfo: z.object({ dictionary: pageOf(Phrase).nullable() }) }),
});

export async function fetchDictionary(
  cms: CmsClient,
  { siteName, language }: SiteLanguage,
): Promise<Dictionary> {
  const phrases = await collectPages('DictionaryQuery', async (after) => {
    const variables = { siteName, language, pageSize: PAGE_SIZE, after };
    const { site } = await requestChecked(cms, DICTIONARY_QUERY, DictionaryResponse, variables);
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
