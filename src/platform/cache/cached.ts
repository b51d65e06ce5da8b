import { LRUCache } from 'lru-cache';

type Loaded<Value> =
  | { isLoaded: true; value: Value; isFailing: boolean }
  | { isLoaded: false; error: unknown; isFailing: true };

type Run<Value> = { load: () => Promise<Value>; fallback?: () => Value | Promise<Value> };

type CacheSettings<Args extends readonly string[], Value> = {
  /** Whole milliseconds for which a value is fresh; may depend on the value. */
  ttlMs: number | ((value: Value) => number);
  /** How many values are kept; the least recently used is dropped first. */
  max: number;
  /** Milliseconds between a failed load and the next attempt. */
  retryMs?: number;
  /** Serves the old value while a new one is loaded, so that only the very first caller waits. */
  staleWhileRevalidate?: boolean;
  /** Whether a value may be served when it is no longer fresh. By default every value may. */
  servesStale?: (value: Value) => boolean;
  /** Returns the value to serve as long as no load has succeeded. */
  fallback?: (...args: Args) => Value | Promise<Value>;
  /** Called when loads begin to fail, not for each further failure. */
  onFailure?: (error: unknown) => void;
  /** A clock in milliseconds that never goes back and does not start at 0. */
  now?: () => number;
};

/**
 * Caches the results of `load` by its arguments. Concurrent calls with equal arguments share one load. If a
 * load fails, callers get the last value, or the error if there is none; the next attempt follows after
 * `retryMs`.
 */
export function cached<Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
  settings: CacheSettings<Args, Value>,
): (...args: Args) => Promise<Value> {
  const { ttlMs, max, retryMs = 2000, fallback, onFailure, now } = settings;
  const { staleWhileRevalidate = false, servesStale = () => true } = settings;
  const cache = new LRUCache<string, Loaded<Value>, Run<Value>>({
    max,
    ttl: retryMs, // set for each value below
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    fetchMethod: async (_key, stale, { context: run, options }) => {
      try {
        const value = await run.load();
        options.ttl = typeof ttlMs === 'function' ? ttlMs(value) : ttlMs;
        return { isLoaded: true, value, isFailing: false };
      } catch (error) {
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
