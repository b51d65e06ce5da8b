import { LRUCache } from 'lru-cache';
import type { PageRecord } from './dependency';

export type Use = { key: string; page: string; state: string };

/** Knows which page uses what. Every method works without the other nodes, so a failing store delays no page. */
export type DependencyMap = {
  /** Replaces what is known about a page, unless that comes from a later render. */
  record(record: PageRecord): Promise<void>;
  read(page: string): Promise<PageRecord | null>;
  /** Finds the pages that use one of the keys. */
  find(keys: readonly string[]): Promise<readonly Use[]>;
  listPages(): Promise<readonly string[]>;
  /** Returns the text that was saved under the name; `null` if there is none. */
  readText(name: string): Promise<string | null>;
  saveText(name: string, text: string): Promise<void>;
};

/** Anybody can ask for pages that do not exist, so they have a bound of their own. */
export const MAX_MISSING = 2000;

/** Pages beyond this size are forgotten, the least recently rendered first. They are still renewed by time. */
const MAX_BYTES = 32 * 1024 * 1024;
/** About what objects and entries of maps take for one dependency, besides its texts. */
const BYTES_PER_DEPENDENCY = 150;

/** Creates a dependency map in process memory. The records of existing pages take about `maxBytes` bytes at most. */
export function createMemoryDependencyMap(maxBytes = MAX_BYTES): DependencyMap {
  const pagesByKey = new Map<string, Map<string, string>>();
  const texts = new Map<string, string>();
  const missing = new LRUCache<string, PageRecord>({ max: MAX_MISSING });
  const records = new LRUCache<string, PageRecord>({
    maxSize: maxBytes,
    sizeCalculation: toBytes,
    dispose: ({ page, dependencies }) => {
      for (const { key } of dependencies) {
        const pages = pagesByKey.get(key);
        pages?.delete(page);
        if (pages?.size === 0) pagesByKey.delete(key);
      }
    },
  });
  const peek = (page: string) => records.peek(page) ?? missing.peek(page) ?? null;

  function addUses({ page, dependencies }: PageRecord): void {
    for (const { key, state } of dependencies) {
      const pages = pagesByKey.get(key) ?? new Map<string, string>();
      pagesByKey.set(key, pages.set(page, state));
    }
  }

  return {
    async record(record) {
      const { page, name, startedAt } = record;
      const former = peek(page);
      if (former && former.startedAt > startedAt) return;
      records.delete(page); // removes its former dependencies
      missing.delete(page);
      if (name === null) return void missing.set(page, record);
      records.set(page, record);
      if (records.has(page)) addUses(record);
    },
    read: async (page) => peek(page),
    find: async (keys) =>
      keys.flatMap((key) => [...(pagesByKey.get(key) ?? [])].map(([page, state]) => ({ key, page, state }))),
    listPages: async () => [...records.keys(), ...missing.keys()],
    readText: async (name) => texts.get(name) ?? null,
    saveText: async (name, text) => void texts.set(name, text),
  };
}

const toBytes = ({ page, dependencies }: PageRecord): number =>
  dependencies.reduce(
    (bytes, { key, state }) => bytes + key.length + state.length + BYTES_PER_DEPENDENCY,
    page.length + BYTES_PER_DEPENDENCY,
  );
