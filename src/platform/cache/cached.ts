import { LRUCache } from 'lru-cache';

type Loaded<Value> =
  | { isLoaded: true; value: Value; isFailing: boolean }
  | { isLoaded: false; error: unknown; isFailing: true };

type Run<Value> = { load: () => Promise<Value>; fallback?: () => Value | Promise<Value> };

type CacheSettings<Args extends readonly string[], Value> = {
  /** How long a value is fresh, in whole milliseconds. A function can return a different time for each value. */
  ttlMs: number | ((value: Value) => number);
  max: number;
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
 * callers get the old value, the fallback or the error, and the next load follows after `retryMs`.
 */
export function cached<Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
  settings: CacheSettings<Args, Value>,
): (...args: Args) => Promise<Value> {
  const { ttlMs, max, retryMs = 2000, fallback, onFailure, now } = settings;
  const { staleWhileRevalidate = false, servesStale = () => true } = settings;
  const cache = new LRUCache<string, Loaded<Value>, Run<Value>>({
    max,
    ttl: retryMs, // only a default, because fetchMethod sets the time of each value
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    fetchMethod: async (_key, stale, { context: run, options }) => {
      try {
        const value = await run.load();
        options.ttl = typeof ttlMs === 'function' ? ttlMs(value) : ttlMs;
        return { isLoaded: true, value, isFailing: false };
      } catch (error) {
        // Isolation point: after any failure the cache serves the last value, and reports the error.
        options.ttl = retryMs;
        if (!stale?.isFailing) onFailure?.(error);
        if (stale?.isLoaded && servesStale(stale.value)) return { ...stale, isFailing: true };
        if (!run.fallback) return { isLoaded: false, error, isFailing: true };
        return { isLoaded: true, value: await run.fallback(), isFailing: true };
      }
    },
  });

  return async (...args) => {
    const key = JSON.stringify(args);
    const last = cache.peek(key, { allowStale: true });
    const allowStale = staleWhileRevalidate && last?.isLoaded && servesStale(last.value);
    const context = { load: () => load(...args), fallback: fallback && (() => fallback(...args)) };
    const loaded = await cache.forceFetch(key, { allowStale, context });
    if (loaded.isLoaded) return loaded.value;
    throw loaded.error;
  };
}
