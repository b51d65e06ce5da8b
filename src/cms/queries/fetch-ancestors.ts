import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';
import { PAGE_LINK_SELECTION, type PageLink, PageLinkItem, toPageLinks } from './page-link';

const ANCESTORS_QUERY = `query AncestorsQuery($id: String!, $language: String!) {
  item(path: $id, language: $language) { ancestors(hasLayout: true) { path ${PAGE_LINK_SELECTION} } }
}`;

const ResponseData = z.object({
  item: z.object({ ancestors: z.array(PageLinkItem.extend({ path: z.string() }).nullable()) }).nullable(),
});

/** Fetches the published pages above a page, from the home page down. Empty for the home page. */
export async function fetchAncestors(
  cms: CmsClient,
  { id, language }: { id: string; language: string },
  options?: CmsRequestOptions,
): Promise<PageLink[]> {
  const { item } = await requestChecked(cms, ANCESTORS_QUERY, ResponseData, { id, language }, options);
  return (item?.ancestors ?? [])
    .filter((ancestor) => ancestor !== null)
    .sort((one, other) => one.path.length - other.path.length)
    .flatMap((ancestor) => toPageLinks(ancestor, language));
}
