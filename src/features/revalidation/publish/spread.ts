import { setTimeout as sleep } from 'node:timers/promises';

type Settings = {
  /** Tells the other nodes that pages are renewed. */
  announce: (pages: readonly string[]) => Promise<void>;
  /** Removes pages from the caches in front of the site. Returns what failed. */
  purge: (pages: readonly string[]) => Promise<readonly string[]>;
};

/** Pages that are renewed within this time, in milliseconds, are announced together. */
const COLLECT_MS = 20;

/** The time, in milliseconds, after which the other nodes have read the announcement: they must not refill the cache. */
const READ_MS = 30;

/**
 * The returned function tells everyone that a page is renewed, first the other nodes and then the caches in front of the
 * site. Returns what failed.
 */
export function createSpread({ announce, purge }: Settings): (page: string) => Promise<readonly string[]> {
  let batch: { pages: Set<string>; done: Promise<readonly string[]> } | null = null;

  async function run(pages: ReadonlySet<string>): Promise<readonly string[]> {
    await sleep(COLLECT_MS);
    batch = null;
    await announce([...pages]);
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
