import { z } from 'zod';
import type { CmsClient } from './cms-client';
import { collectPages } from './collect-pages';
import { type Dictionary, DictionaryAnswer, toDictionary } from './fetch-dictionary';
import { type Layout, LayoutSchema } from './layout-schema';
import { requestChecked } from './request-checked';

/** What an editor looks at: a version of an item, published or not. */
export type EditingPlace = {
  siteName: string;
  itemId: string;
  language: string;
  /** Absent: the newest one. */
  version?: string;
  mode: 'edit' | 'preview';
  layoutKind: 'final' | 'shared';
};

export type EditingPage = { layout: Layout; dictionary: Dictionary };

const DICTIONARY = `site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    results { key value } pageInfo { endCursor hasNext }
  } } }`;

// Names and variables are the SDK's (SDK facts §1.1): whoever answers it, answers these.
const EDITING_QUERY = `query EditingQuery($siteName: String!, $itemId: String!, $language: String!, $version: String, $after: String, $pageSize: Int = 1000) {
  item(path: $itemId, language: $language, version: $version) { rendered }
  ${DICTIONARY}
}`;

const EDITING_DICTIONARY_QUERY = `query EditingDictionaryQuery($siteName: String!, $language: String!, $after: String, $pageSize: Int = 1000) {
  ${DICTIONARY}
}`;

const Answer = DictionaryAnswer.extend({
  item: z.object({ rendered: LayoutSchema.nullable() }).nullable(),
});

/** Fetches a page as the editor has it now, with all phrases; its route is `null` when there is no such item. */
export async function fetchEditingPage(
  cms: CmsClient,
  { siteName, itemId, language, version, mode, layoutKind }: EditingPlace,
): Promise<EditingPage> {
  // The editor, too, may ask the same twice in a moment, and must not share an answer with the published site.
  const options = { headers: { sc_editMode: String(mode === 'edit'), sc_layoutKind: layoutKind } };
  const variables = { siteName, itemId, language, version };
  const first = await requestChecked(cms, EDITING_QUERY, Answer, variables, options);
  const phrases = await collectPages('EditingDictionaryQuery', async (after) => {
    if (after === null) return first.site.siteInfo.dictionary;
    const next = { siteName, language, after };
    const answer = await requestChecked(cms, EDITING_DICTIONARY_QUERY, DictionaryAnswer, next, options);
    return answer.site.siteInfo.dictionary;
  });
  const nothing: Layout = { sitecore: { context: { pageEditing: mode === 'edit', language }, route: null } };
  return { layout: first.item?.rendered ?? nothing, dictionary: toDictionary(phrases) };
}
