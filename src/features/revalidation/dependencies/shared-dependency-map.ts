import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { mapLimited } from '@/platform/async/map-limited';
import type { PageRecord } from './dependency';
import type { DependencyMap } from './dependency-map';

/** Longer than the client of Redis needs to notice that Redis answers again. */
const PAUSE_MS = 1200;
/** So long after a second failure nothing waits for Redis again. */
const OUTAGE_MS = 30_000;
const MAX_UNSAVED = 1000;
const SAVED_AT_ONCE = 20;

/**
 * Uses the map that all nodes share, and this node's own map as well: while Redis does not answer, the pages of this node
 * are still renewed. What could not be saved is saved after the next page that can be, or before the next publish is
 * looked up.
 */
export function createSharedDependencyMap(
  own: DependencyMap,
  shared: DependencyMap,
  pauseMs = PAUSE_MS,
): DependencyMap {
  const unsaved = new LRUCache<string, PageRecord>({ max: MAX_UNSAVED });
  let outageUntil = 0;
  let savingAll: Promise<unknown> | null = null;

  async function save(record: PageRecord): Promise<boolean> {
    const { page, name } = record;
    try {
      await shared.record(record);
      if (unsaved.peek(page) === record) unsaved.delete(page);
      return true;
    } catch {
      // Isolation point: the client of Redis has logged the failure, and no page waits for Redis. Pages that do not
      // exist can be many, and would push out the others.
      if (name !== null) unsaved.set(page, record);
      return false;
    }
  }

  async function saveAll(): Promise<void> {
    savingAll ??= mapLimited([...unsaved.values()], SAVED_AT_ONCE, save).finally(() => {
      savingAll = null;
    });
    await savingAll;
  }

  /** Asks again after a pause, because without the pages of the other nodes a publish would not be live there. */
  async function ask<Answer>(question: () => Promise<Answer>, fallback: Answer): Promise<Answer> {
    try {
      return await question();
    } catch {
      if (performance.now() < outageUntil) return fallback;
    }
    await sleep(pauseMs);
    try {
      return await question();
    } catch {
      // Isolation point: the client of Redis has logged the failure, and this node goes on alone.
      outageUntil = performance.now() + OUTAGE_MS;
      return fallback;
    }
  }

  return {
    async record(record) {
      await own.record(record);
      if ((await save(record)) && unsaved.size > 0) void saveAll();
    },
    async read(page) {
      const [known, found] = [await own.read(page), await ask(() => shared.read(page), null)];
      return known && found && found.startedAt > known.startedAt ? found : (known ?? found);
    },
    async find(keys) {
      if (unsaved.size > 0) await saveAll();
      const uses = [...(await own.find(keys)), ...(await ask(() => shared.find(keys), []))];
      return [...new Map(uses.map((use) => [JSON.stringify([use.key, use.page]), use])).values()];
    },
    async listPages() {
      return [...new Set([...(await own.listPages()), ...(await ask(() => shared.listPages(), []))])];
    },
    async readText(name) {
      return ask(() => shared.readText(name), await own.readText(name));
    },
    async saveText(name, text) {
      await own.saveText(name, text);
      await ask(() => shared.saveText(name, text), undefined);
    },
  };
}
