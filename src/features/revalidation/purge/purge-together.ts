import { setTimeout as sleep } from 'node:timers/promises';

/** Removes pages from the caches in front of the site. Returns what failed. */
type Purge = (pages: readonly string[]) => Promise<readonly string[]>;

/** Pages that are renewed within this time, in milliseconds, are purged together. */
const COLLECT_MS = 20;

/** The returned function purges a page together with others. Returns what failed. */
export function createPurgeTogether(purge: Purge): (page: string) => Promise<readonly string[]> {
  let batch: { pages: Set<string>; done: Promise<readonly string[]> } | null = null;

  async function run(pages: ReadonlySet<string>): Promise<readonly string[]> {
    await sleep(COLLECT_MS);
    batch = null;
    return purge([...pages]);
  }

  return (page) => {
    if (!batch) {
      const pages = new Set<string>();
      batch = { pages, done: run(pages) };
    }
    batch.pages.add(page);
    return batch.done;
  };
}
