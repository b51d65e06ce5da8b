import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const SLICE_MS = 8;

/** Does long work piece by piece, so that nobody who asks for a page waits for the whole of it. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
): Promise<void> {
  let startedAt = performance.now();
  for (const [index, item] of items.entries()) {
    work(item, index);
    if (performance.now() - startedAt < SLICE_MS) continue;
    await nextTurn();
    startedAt = performance.now();
  }
}
