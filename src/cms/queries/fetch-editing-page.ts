import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { collectPages } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';
import { type Dictionary, DictionaryResponse, toDictionary } from './fetch-dictionary';

export type EditingPageVersion = {
  siteName: string;
  itemId: string;
  language: string;
  /** If missing, the CMS returns the newest version. */
  version?: string;
  mode: 'edit' | 'preview';
  layoutKind: 'final' | 'shared';
};

export type EditingPage = { layout: Layout; dictionary: Dictionary };

const DICTIONARY = `site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) {
    results { key value } pageInfo { endCursor hasNext }
  } } }`;

// Has the SDK's query names and variables (SDK facts §1.1), so that every CMS that supports the SDK accepts it.
const EDITING_QUERY = `query EditingQuery($siteName: String!, $itemId: String!, $language: String!, $version: String, $after: String, $pageSize: Int = 1000) {
  item(path: $itemId, language: $language, version: $version) { rendered }
  ${DICTIONARY}
}`;

const EDITING_DICTIONARY_QUERY = `query EditingDictionaryQuery($siteName: String!, $language: String!, $after: String, $pageSize: Int = 1000) {
  ${DICTIONARY}
}`;

const ResponseData = DictionaryResponse.extend({
  item: z.object({ rendered: LayoutSchema.nullable() }).nullable(),
});

/** Includes the whole dictionary of the site. The layout's route is `null` if the item does not exist. */
export async function fetchEditingPage(
  cms: CmsClient,
  { siteName, itemId, language, version, mode, layoutKind }: EditingPageVersion,
): Promise<EditingPage> {
  // Only requests with equal headers share a response, so no visitor gets the response for an editor.
  const options = { headers: { sc_editMode: String(mode === 'edit'), sc_layoutKind: layoutKind } };
  const variables = { siteName, itemId, language, version };
  const first = await requestChecked(cms, EDITING_QUERY, ResponseData, variables, options);
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
