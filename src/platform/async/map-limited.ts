/**
 * Runs `run` for all items, at most `limit` at the same time, and returns the results in the order of the items. Rejects
 * with the first failure, after which no other item is begun.
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let isFailed = false;

  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (isFailed) return;
      try {
        results[index] = await run(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}
