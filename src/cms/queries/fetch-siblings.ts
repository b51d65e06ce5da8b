import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { collectPages, pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import { PAGE_LINK_SELECTION, type PageLink, PageLinkItem, toPageLinks } from './page-link';

const PAGE_SIZE = 100;

const SIBLINGS_QUERY = `query SiblingsQuery($id: String!, $language: String!, $pageSize: Int!, $after: String) {
  item(path: $id, language: $language) { parent { id children(hasLayout: true, first: $pageSize, after: $after) {
    results { published: field(name: "Published") { value } ${PAGE_LINK_SELECTION} } pageInfo { endCursor hasNext }
  } } }
}`;

const Sibling = PageLinkItem.extend({ published: z.object({ value: z.string().nullish() }).nullish() });

const ResponseData = z.object({
  item: z
    .object({ parent: z.object({ id: z.string(), children: pageOf(Sibling).nullish() }).nullish() })
    .nullable(),
});

/** `published` is the date as the CMS stores it, which sorts as a text; `''` for a page without one. */
export type Sibling = PageLink & { published: string };

/** The published pages below one page. `parentId` is that page, and `null` if there is none. */
export type Siblings = { parentId: string | null; pages: Sibling[] };

/** Fetches the published pages beside a page, and the page itself, in the order of the content tree. */
export async function fetchSiblings(
  cms: CmsClient,
  { id, language }: { id: string; language: string },
  options?: CmsRequestOptions,
): Promise<Siblings> {
  let parentId: string | null = null;
  const items = await collectPages('SiblingsQuery', async (after) => {
    const variables = { id, language, pageSize: PAGE_SIZE, after };
    const { item } = await requestChecked(cms, SIBLINGS_QUERY, ResponseData, variables, options);
    parentId = item?.parent?.id ?? null;
    return item?.parent?.children;
  });
  const pages = items.flatMap((item) =>
    toPageLinks(item, language).map((link) => ({ ...link, published: item.published?.value ?? '' })),
  );
  return { parentId, pages };
}
