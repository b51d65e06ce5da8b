import { LRUCache } from 'lru-cache';
import type { PageRecord } from './dependency';

export type Use = { key: string; page: string; state: string };

/** Knows which page uses what. Every method works without the other nodes, so a failing store delays no page. */
export type DependencyMap = {
  /** Replaces what is known about a page. */
  record(record: PageRecord): Promise<void>;
  read(page: string): Promise<PageRecord | null>;
  /** Finds the pages that use one of the keys. */
  find(keys: readonly string[]): Promise<readonly Use[]>;
  listPages(): Promise<readonly string[]>;
  /** Saves a text and returns the one before; `null` if there was none. */
  exchange(name: string, text: string): Promise<string | null>;
};

/** More pages than these are forgotten, the least recently rendered first. They are still renewed by time. */
const MAX_PAGES = 20_000;

export function createMemoryDependencyMap(maxPages = MAX_PAGES): DependencyMap {
  const pagesByKey = new Map<string, Map<string, string>>();
  const texts = new Map<string, string>();
  const records = new LRUCache<string, PageRecord>({
    max: maxPages,
    dispose: ({ page, dependencies }) => {
      for (const { key } of dependencies) {
        const pages = pagesByKey.get(key);
        pages?.delete(page);
        if (pages?.size === 0) pagesByKey.delete(key);
      }
    },
  });

  return {
    async record(record) {
      records.delete(record.page); // removes its former dependencies
      for (const { key, state } of record.dependencies) {
        const pages = pagesByKey.get(key) ?? new Map<string, string>();
        pagesByKey.set(key, pages.set(record.page, state));
      }
      records.set(record.page, record);
    },
    read: async (page) => records.peek(page) ?? null,
    find: async (keys) =>
      keys.flatMap((key) => [...(pagesByKey.get(key) ?? [])].map(([page, state]) => ({ key, page, state }))),
    listPages: async () => [...records.keys()],
    async exchange(name, text) {
      const last = texts.get(name) ?? null;
      texts.set(name, text);
      return last;
    },
  };
}
