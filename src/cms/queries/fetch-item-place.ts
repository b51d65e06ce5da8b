import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

/** Where an item is in the CMS. The ids are as the CMS writes them. */
export type ItemPlace = {
  name: string;
  path: string;
  /** The path of its page, if it is one. With the prefix of the language or without, as the CMS is configured. */
  urlPath: string;
  /** The ids of the item above and of the items beside it. */
  neighborIds: readonly string[];
  parentId: string | null;
};

/** So many items beside it are enough to find the lists in which it is. */
const MAX_NEIGHBORS = 20;

const ITEM_PLACE_QUERY = `query ItemPlaceQuery($id: String!, $language: String!, $neighbors: Int!) {
  item(path: $id, language: $language) {
    name path url { path }
    parent { id children(hasLayout: true, first: $neighbors) { results { id } } }
  }
}`;

const Id = z.object({ id: z.string() });

const ResponseData = z.object({
  item: z
    .object({
      name: z.string(),
      path: z.string(),
      url: z.object({ path: z.string() }).nullish(),
      parent: z
        .object({
          id: z.string(),
          children: z.object({ results: z.array(Id.nullable()) }).nullish(),
        })
        .nullish(),
    })
    .nullable(),
});

/** Finds a published item by its id. Returns `null` if it is not published in the language. */
export async function fetchItemPlace(
  cms: CmsClient,
  { id, language }: { id: string; language: string },
  options?: CmsRequestOptions,
): Promise<ItemPlace | null> {
  const variables = { id, language, neighbors: MAX_NEIGHBORS };
  const { item } = await requestChecked(cms, ITEM_PLACE_QUERY, ResponseData, variables, options);
  if (!item) return null;
  const { name, path, url, parent } = item;
  const beside = parent?.children?.results ?? [];
  const neighborIds = [...(parent ? [parent.id] : []), ...beside.flatMap((entry) => entry?.id ?? [])];
  return { name, path, urlPath: url?.path ?? path, neighborIds, parentId: parent?.id ?? null };
}
