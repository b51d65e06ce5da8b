import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';
import { type Dictionary, DictionaryResponse, toDictionary } from './fetch-dictionary';

/** A version of an item that an editor sees, published or not. */
export type EditingPageVersion = {
  siteName: string;
  itemId: string;
  language: string;
  /** Missing: the newest one. */
  version?: string;
  mode: 'edit' | 'preview';
  layoutKind: 'final' | 'shared';
};

export type EditingPage = { layout: Layout; dictionary: Dictionary };

const DICTIONARY = `site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    results { key value } pageInfo { endCursor hasNext }
  } } }`;

// Names and variables as in the SDK (SDK facts §1.1), so that every CMS that answers the SDK answers these.
const EDITING_QUERY = `query EditingQuery($siteName: String!, $itemId: String!, $language: String!, $version: String, $after: String, $pageSize: Int = 1000) {
  item(path: $itemId, language: $language, version: $version) { rendered }
  ${DICTIONARY}
}`;

const EDITING_DICTIONARY_QUERY = `query EditingDictionaryQuery($siteName: String!, $language: String!, $after: String, $pageSize: Int = 1000) {
  ${DICTIONARY}
}`;

const Response = DictionaryResponse.extend({
  item: z.object({ rendered: LayoutSchema.nullable() }).nullable(),
});

/** Fetches a page as it is being edited, with all phrases. Its route is `null` if there is no such item. */
export async function fetchEditingPage(
  cms: CmsClient,
  { siteName, itemId, language, version, mode, layoutKind }: EditingPageVersion,
): Promise<EditingPage> {
  // The headers also keep the client from sharing a response with the published site.
  const options = { headers: { sc_editMode: String(mode === 'edit'), sc_layoutKind: layoutKind } };
  const variables = { siteName, itemId, language, version };
  const first = await requestChecked(cms, EDITING_QUERY, Response, variables, options);
  const phrases = await collectPages('EditingDictionaryQuery', async (after) => {
    if (after === null) return first.site.siteInfo.dictionary;
    const next = { siteName, language, after };
    const response = await requestChecked(cms, EDITING_DICTIONARY_QUERY, DictionaryResponse, next, options);
    return response.site.siteInfo.dictionary;
  });
  const emptyLayout: Layout = {
    sitecore: { context: { pageEditing: mode === 'edit', language }, route: null },
  };
  return { layout: first.item?.rendered ?? emptyLayout, dictionary: toDictionary(phrases) };
}
