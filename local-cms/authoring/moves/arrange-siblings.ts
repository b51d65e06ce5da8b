import type { ItemNode } from '../../model/site-model.ts';

const STEP = 10;

/**
 * Returns the order numbers that put a page at a place among the others. Only the page changes if there is a number
 * between its neighbours; else all are numbered anew.
 */
export function arrangeSiblings(
  others: readonly ItemNode[],
  page: ItemNode,
  index: number,
): ReadonlyMap<ItemNode, number> {
  const before = others[index - 1]?.order;
  const after = others[index]?.order;
  if (before === undefined && after === undefined) return new Map();
  const low = before ?? (after ?? 0) - 2 * STEP;
  const high = after ?? low + 2 * STEP;
  const middle = Math.floor((low + high) / 2);
  if (middle > low && middle < high && middle > 0) return new Map([[page, middle]]);
  const all = others
    .toSpliced(index, 0, page)
    .map((node, place): [ItemNode, number] => [node, (place + 1) * STEP]);
  return new Map(all.filter(([node, order]) => node === page || node.order !== order));
}
