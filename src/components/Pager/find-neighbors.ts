import type { Sibling } from '@/cms/queries/fetch-siblings';
import type { PageLink } from '@/cms/queries/page-link';

export type Neighbors = { previous?: PageLink; next?: PageLink };

/** Finds the pages before and after a page. Beside a page with a date, those with a date, the newest first. */
export function findNeighbors(pages: readonly Sibling[], id: string): Neighbors {
  const isSame = (page: Sibling) => toPlainId(page.id) === toPlainId(id);
  const own = pages.find(isSame);
  if (!own) return {};
  const order = own.published
    ? pages
        .filter(({ published }) => published !== '')
        .sort((one, other) => other.published.localeCompare(one.published))
    : pages;
  const index = order.findIndex(isSame);
  return { previous: toLink(order[index - 1]), next: toLink(order[index + 1]) };
}

/** The CMS writes an id with or without braces and hyphens. */
const toPlainId = (id: string) => id.replace(/[^\w]/g, '').toLowerCase();

function toLink(page: Sibling | undefined): PageLink | undefined {
  if (!page) return undefined;
  const { published: _, ...link } = page;
  return link;
}
