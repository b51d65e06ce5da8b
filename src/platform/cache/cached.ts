import { LRUCache } from 'lru-cache';
import { withTimeout } from '../async/with-timeout';
import { getPublishCount } from '../cluster/publish-count';

type Loaded<Value> = (
  | { isLoaded: true; value: Value; isFailing: boolean }
  | { isLoaded: false; error: unknown; isFailing: true }
) & {
  /** How many publishes there had been when the load began. */
  publishes: number;
};

type Run<Value> = { load: () => Promise<Value>; fallback?: () => Value | Promise<Value> };

/** The longest wait for a published value, in milliseconds, where visitors never wait for a stale one. */
const MAX_WAIT_MS = 300;

type CacheSettings<Args extends readonly string[], Value> = {
  /** How long a value is fresh, in whole milliseconds. A function can return a different time for each value. */
  ttlMs: number | ((value: Value) => number);
  max: number;
  /** The most that all values may take together. A value that alone takes more is not cached. */
  size?: { max: number; of: (value: Value) => number };
  retryMs?: number;
  /** Whether callers get the old value while a new value is loaded, so that only the first caller of a key waits. */
  staleWhileRevalidate?: boolean;
  /** Returns whether a value is allowed to be served when it is no longer fresh. By default, every value is allowed. */
  servesStale?: (value: Value) => boolean;
  /** Returns the value to serve if a load fails and no old value can be served. */
  fallback?: (...args: Args) => Value | Promise<Value>;
  /** Called for the first of several consecutive failed loads with the same arguments. */
  onFailure?: (error: unknown) => void;
  /** Returns the time in milliseconds, which must never decrease and never be 0. */
  now?: () => number;
};

/**
 * Caches the results of `load` by its arguments. Simultaneous equal calls share one load. If a load fails,
 * callers get the old value, the fallback or the error, and the next load follows after `retryMs`. After a publish the
 * next call loads anew and waits for it.
 */
export function cached<Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
  settings: CacheSettings<Args, Value>,
): (...args: Args) => Promise<Value> {
  const { ttlMs, max, size, retryMs = 2000, fallback, onFailure, now } = settings;
  const { staleWhileRevalidate = false, servesStale = () => true } = settings;
  const cache = new LRUCache<string, Loaded<Value>, Run<Value>>({
    max,
    ...(size && {
      maxSize: size.max,
      sizeCalculation: (loaded) => (loaded.isLoaded ? 1 + size.of(loaded.value) : 1),
    }),
    ttl: retryMs, // only a default, because fetchMethod sets the time of each value
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    fetchMethod: async (_key, stale, { context: run, options }) => {
      const publishes = getPublishCount();
      try {
        const value = await run.load();
        options.ttl = typeof ttlMs === 'function' ? ttlMs(value) : ttlMs;
        return { isLoaded: true, value, isFailing: false, publishes };
      } catch (error) {
        // Isolation point: after any failure the cache serves the last value, and reports the error.
        options.ttl = retryMs;
        if (!stale?.isFailing) onFailure?.(error);
        if (stale?.isLoaded && servesStale(stale.value)) return { ...stale, isFailing: true, publishes };
        if (!run.fallback) return { isLoaded: false, error, isFailing: true, publishes };
        return { isLoaded: true, value: await run.fallback(), isFailing: true, publishes };
      }
    },
  });

  return async (...args) => {
    const key = JSON.stringify(args);
    const publishes = getPublishCount();
    const last = cache.peek(key, { allowStale: true });
    const isOutdated = last !== undefined && last.publishes < publishes;
    const canServeStale = staleWhileRevalidate && last?.isLoaded && servesStale(last.value);
    const context = { load: () => load(...args), fallback: fallback && (() => fallback(...args)) };
    const getLoaded = async () => {
      const allowStale = canServeStale && !isOutdated;
      const loaded = await cache.forceFetch(key, { allowStale, forceRefresh: isOutdated, context });
      // This call may have joined a load that had begun before the publish.
      return loaded.publishes < publishes ? cache.forceFetch(key, { forceRefresh: true, context }) : loaded;
    };
    const loaded =
      isOutdated && canServeStale
        ? await withTimeout(MAX_WAIT_MS, getLoaded(), () => last)
        : await getLoaded();
    if (loaded.isLoaded) return loaded.value;
    throw loaded.error;
  };
}
