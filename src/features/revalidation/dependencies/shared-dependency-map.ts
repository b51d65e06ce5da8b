import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PageRecord } from './dependency';
import type { DependencyMap } from './dependency-map';

/** Longer than the client of Redis needs to notice that Redis answers again. */
const PAUSE_MS = 1200;
/** So long after a second failure nothing waits for Redis again. */
const OUTAGE_MS = 30_000;
const MAX_UNSAVED = 1000;

/**
 * Uses the map that all nodes share, and this node's own map as well: while Redis does not answer, the pages of this node
 * are still renewed. What could not be saved is saved when Redis answers again.
 */
export function createSharedDependencyMap(
  own: DependencyMap,
  shared: DependencyMap,
  pauseMs = PAUSE_MS,
): DependencyMap {
  const unsaved = new LRUCache<string, PageRecord>({ max: MAX_UNSAVED });
  let outageUntil = 0;

  async function save(record: PageRecord): Promise<void> {
    try {
      await shared.record(record);
      unsaved.delete(record.page);
    } catch {
      // Isolation point: the client of Redis has logged the failure, and no page waits for Redis.
      unsaved.set(record.page, record);
    }
  }

  async function saveAll(): Promise<void> {
    for (const record of [...unsaved.values()]) await save(record);
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
      await save(record);
    },
    // The other nodes render pages too, so the shared record is the newer one.
    read: async (page) => unsaved.peek(page) ?? (await ask(() => shared.read(page), null)) ?? own.read(page),
    async find(keys) {
      if (unsaved.size > 0) await saveAll();
      const uses = [...(await own.find(keys)), ...(await ask(() => shared.find(keys), []))];
      return [...new Map(uses.map((use) => [JSON.stringify([use.key, use.page]), use])).values()];
    },
    async listPages() {
      return [...new Set([...(await own.listPages()), ...(await ask(() => shared.listPages(), []))])];
    },
    async exchange(name, text) {
      const last = await own.exchange(name, text);
      return ask(() => shared.exchange(name, text), last);
    },
  };
}
