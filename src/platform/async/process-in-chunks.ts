import { setImmediate as nextTurn } from 'node:timers/promises';

const CHUNK_MS = 8;

/** Processes many items in chunks, so that the work does not block other requests for long. */
export async function processInChunks<Item>(
  items: readonly Item[],
  process: (item: Item, index: number) => void,
): Promise<void> {
  let startedAt = performance.now();
  for (const [index, item] of items.entries()) {
    process(item, index);
    if (performance.now() - startedAt < CHUNK_MS) continue;
    await nextTurn();
    startedAt = performance.now();
  }
}
