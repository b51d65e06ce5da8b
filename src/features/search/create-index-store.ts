import { LRUCache } from 'lru-cache';
import { getPublishCount } from '@/platform/cluster/publish-count';
import { type SearchIndex, toIndexBytes } from './index/index-data';
import type { IndexKey } from './pages/build-index';

/** The most bytes that all indexes may take, and their greatest number. The least recently used one is dropped. */
const MAX_BYTES = 100_000_000;
const MAX_INDEXES = 50;
/** After this time, in milliseconds, an index is built anew even if no publish was heard of. */
const TTL_MS = 15 * 60_000;
/** The wait before the CMS is asked again after a failure, in milliseconds. */
const RETRY_MS = 10_000;
/** After a build, none begins for this many times as long, so building takes at most a third of the time. */
const REST_PER_BUILD = 2;
/** Publishes that follow each other within this time, in milliseconds, lead to one build. */
const PUBLISH_PAUSE_MS = 500;

type Settings = {
  build: (key: IndexKey) => Promise<SearchIndex>;
  onFailure: (error: unknown, key: IndexKey) => void;
  now?: () => number;
  publishPauseMs?: number;
  retryMs?: number;
};

type Entry = {
  key: IndexKey;
  index: SearchIndex | null;
  /** How many publishes there had been when the build of the index began. */
  publishes: number;
  builtAt: number;
  /** No build begins before. */
  restsUntil: number;
  building: Promise<SearchIndex> | null;
  timer: NodeJS.Timeout | null;
};

export type IndexStore = {
  /** Returns the index as it is, even if a newer one is being built. Rejects if there is none and the CMS fails. */
  get: (key: IndexKey) => Promise<SearchIndex>;
  /** Builds the indexes anew that are in use. */
  renew: () => void;
};

/** Keeps an index for each site and language. A failed build leaves the last good index in use. */
export function createIndexStore(settings: Settings): IndexStore {
  const { build, onFailure, now = () => performance.now() } = settings;
  const { publishPauseMs = PUBLISH_PAUSE_MS, retryMs = RETRY_MS } = settings;
  const entries = new LRUCache<string, Entry>({
    max: MAX_INDEXES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ index }) => (index ? Math.min(MAX_BYTES, toIndexBytes(index)) : 1),
  });

  const isOutdated = ({ index, publishes, builtAt }: Entry): boolean =>
    !index || publishes < getPublishCount() || now() - builtAt > TTL_MS;

  /** Returns the last good index if the build fails. Rejects if there is none. */
  async function buildEntry(id: string, entry: Entry): Promise<SearchIndex> {
    const startedAt = now();
    const publishes = getPublishCount();
    try {
      const index = await build(entry.key);
      const builtAt = now();
      Object.assign(entry, { index, publishes, builtAt });
      entry.restsUntil = builtAt + REST_PER_BUILD * (builtAt - startedAt);
      // Sets it again, because the cache measures an entry when it is set.
      entries.set(id, entry);
      return index;
    } catch (error) {
      entry.restsUntil = now() + retryMs;
      onFailure(error, entry.key);
      if (!entry.index) throw error;
      return entry.index;
    } finally {
      entry.building = null;
    }
  }

  /** Begins a build unless one is running. The caller need not wait for it. */
  function start(id: string, entry: Entry): Promise<SearchIndex> {
    entry.building ??= buildEntry(id, entry);
    // Each caller that waits for the first index gets the error. Without such a caller, nobody handles it.
    entry.building.catch(() => undefined);
    return entry.building;
  }

  function renewSoon(id: string, entry: Entry): void {
    if (entry.timer) return;
    const waitMs = Math.max(publishPauseMs, entry.restsUntil - now());
    entry.timer = setTimeout(async () => {
      entry.timer = null;
      await entry.building?.catch(() => undefined);
      if (isOutdated(entry) && entries.peek(id) === entry) await start(id, entry).catch(() => undefined);
    }, waitMs);
    entry.timer.unref();
  }

  function addEntry(id: string, key: IndexKey): Entry {
    const entry = createEntry(key);
    entries.set(id, entry);
    return entry;
  }

  return {
    get: async (key) => {
      const id = JSON.stringify([key.siteName, key.language, key.defaultLanguage]);
      const entry = entries.get(id) ?? addEntry(id, key);
      if (entry.index) {
        if (isOutdated(entry)) renewSoon(id, entry);
        return entry.index;
      }
      if (!entry.building && now() < entry.restsUntil) throw new Error('There is no index yet');
      return start(id, entry);
    },
    renew: () => {
      for (const [id, entry] of entries.entries()) renewSoon(id, entry);
    },
  };
}

const createEntry = (key: IndexKey): Entry => ({
  key,
  index: null,
  publishes: 0,
  builtAt: 0,
  restsUntil: 0,
  building: null,
  timer: null,
});
