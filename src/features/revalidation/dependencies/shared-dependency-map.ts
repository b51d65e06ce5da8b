import type { DependencyMap } from './dependency-map';

/**
 * Uses the map that all nodes share, and this node's own map as well: while Redis does not answer, the pages of this node
 * are still renewed.
 */
export function createSharedDependencyMap(own: DependencyMap, shared: DependencyMap): DependencyMap {
  return {
    async record(record) {
      await own.record(record);
      await orElse(shared.record(record), undefined);
    },
    // The other nodes render pages too, so the shared record is the newer one.
    read: async (page) => (await orElse(shared.read(page), null)) ?? own.read(page),
    async find(keys) {
      const uses = [...(await own.find(keys)), ...(await orElse(shared.find(keys), []))];
      return [...new Map(uses.map((use) => [JSON.stringify([use.key, use.page]), use])).values()];
    },
    async listPages() {
      return [...new Set([...(await own.listPages()), ...(await orElse(shared.listPages(), []))])];
    },
    async exchange(name, text) {
      const last = await own.exchange(name, text);
      return orElse(shared.exchange(name, text), last);
    },
  };
}

/** Isolation point: the client of Redis has logged the failure, and this node goes on alone. */
const orElse = <Value>(promise: Promise<Value>, fallback: Value): Promise<Value> =>
  promise.catch(() => fallback);
