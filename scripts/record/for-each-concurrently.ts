/** Runs `work` for each item, at most `limit` at a time. After a failure, starts no more, waits, and rejects with it. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const runQueue = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, runQueue));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
