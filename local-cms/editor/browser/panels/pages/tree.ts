import { findTreeStep } from '../../controls/find-tree-step.ts';
import type { Page } from '../../platform/client.ts';

/** A page as a row of the tree. `position` is among the `count` pages beside it. */
export type Row = { page: Page; level: number; hasChildren: boolean; position: number; count: number };

/** Where a page is put: into another one, or beside it. */
export type Spot = { page: Page; side: 'before' | 'after' | 'inside' };

export const listChildren = (pages: readonly Page[], parent: string | null): Page[] =>
  pages.filter((page) => page.parent === parent);

/** Lists the rows that are seen: all with the pages above them open. */
export function listRows(pages: readonly Page[], closed: ReadonlySet<string>): Row[] {
  const walk = (parent: string | null, level: number): Row[] => {
    const beside = listChildren(pages, parent);
    return beside.flatMap((page, index) => {
      const hasChildren = pages.some((other) => other.parent === page.itemId);
      const row = { page, level, hasChildren, position: index + 1, count: beside.length };
      return [row, ...(closed.has(page.itemId) ? [] : walk(page.itemId, level + 1))];
    });
  };
  return walk(null, 1);
}

/** Lists the pages whose title has the words, and then those whose address has them, as rows without levels. */
export function findRows(pages: readonly Page[], words: string): Row[] {
  const wanted = words.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const byTitle = pages.filter(({ title }) => has(title));
  const byAddress = pages.filter(({ title, route }) => !has(title) && has(route));
  const found = [...byTitle, ...byAddress];
  return found.map((page, index) => ({
    page,
    level: 1,
    hasChildren: false,
    position: index + 1,
    count: found.length,
  }));
}

export const isWithin = (page: Page, above: Page): boolean =>
  `${page.route}/`.startsWith(above.route === '/' ? '/' : `${above.route}/`);

/** What `moveItem` needs to put a page at a place. */
export type Placing = { targetParentId: string; sortBefore?: string; sortAfter?: string };

/** Returns null if the page cannot be at the spot. */
export function toPlacing(pages: readonly Page[], page: Page, { page: other, side }: Spot): Placing | null {
  if (page.route === '/' || isWithin(other, page)) return null;
  if (side === 'inside') return { targetParentId: other.itemId };
  const parent = pages.find(({ itemId }) => itemId === other.parent);
  if (!parent) return null;
  return {
    targetParentId: parent.itemId,
    ...(side === 'before' ? { sortBefore: other.itemId } : { sortAfter: other.itemId }),
  };
}

/** The spot to which a key moves a page: up and down beside others, into the page above it, out of its parent. */
export function findSpot(pages: readonly Page[], page: Page, key: string): Spot | null {
  const beside = listChildren(pages, page.parent);
  const index = beside.findIndex(({ itemId }) => itemId === page.itemId);
  const previous = beside[index - 1];
  const next = beside[index + 1];
  const parent = pages.find(({ itemId }) => itemId === page.parent);
  if (key === 'ArrowUp' && previous) return { page: previous, side: 'before' };
  if (key === 'ArrowDown' && next) return { page: next, side: 'after' };
  if (key === 'ArrowRight' && previous) return { page: previous, side: 'inside' };
  return key === 'ArrowLeft' && parent?.parent ? { page: parent, side: 'after' } : null;
}

/** What a key does in the tree: it goes to another row, or opens or closes this one. Null for another key. */
export function findStep(
  rows: readonly Row[],
  index: number,
  key: string,
  isClosed: boolean,
): { row: Row | undefined } | { isClosed: boolean } | null {
  const row = rows[index];
  const parent = rows.findIndex(({ page }) => page.itemId === row?.page.parent);
  const hasChildren = row?.hasChildren === true;
  const step = findTreeStep(key, { index, count: rows.length, parent, hasChildren, isOpen: !isClosed });
  if (!step) return null;
  return 'to' in step ? { row: rows[step.to] } : { isClosed: !step.isOpen };
}

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

/** Makes the last word of an address from a title. It is empty if the title has no letters that addresses have. */
export const toAddress = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[æøåäöüß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
