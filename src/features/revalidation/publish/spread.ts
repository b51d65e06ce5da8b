import { setTimeout as sleep } from 'node:timers/promises';

/** Removes pages from the caches in front of the site. Returns what failed. */
type Purge = (pages: readonly string[]) => Promise<readonly string[]>;

/** Pages that are renewed within this time, in milliseconds, are purged together. */
const COLLECT_MS = 20;

/**
 * When a page is renewed, the page cache has sent a message to the other nodes, but they may not have read it. A cache that
 * is purged before could ask one of them and store the old page again. So long, in milliseconds, they have for it.
 */
const READ_MS = 30;

/** The returned function purges a page that is renewed. Returns what failed. */
export function createSpread(purge: Purge): (page: string) => Promise<readonly string[]> {
  let batch: { pages: Set<string>; done: Promise<readonly string[]> } | null = null;

  async function run(pages: ReadonlySet<string>): Promise<readonly string[]> {
    await sleep(COLLECT_MS);
    batch = null;
    await sleep(READ_MS);
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
