/**
 * Calls `run` for each item, at most `limit` at the same time, and returns the results in the order of the items. After a
 * failure it starts no more items, waits for the running ones, and rejects with the first failure.
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const waiting = items.entries();

  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await run(item);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
