import { LRUCache } from 'lru-cache';

type Loaded<Value> =
  | { isLoaded: true; value: Value; isFailing: boolean }
  | { isLoaded: false; error: unknown; isFailing: true };

type Run<Value> = { load: () => Promise<Value>; fallback?: () => Value | Promise<Value> };

type CacheSettings<Args extends readonly string[], Value> = {
  /** Milliseconds that a loaded value counts as fresh. */
  ttlMs: number;
  /** How many values are kept; the least used goes first. */
  max: number;
  /** Milliseconds after a failed load in which nobody tries again. */
  retryMs?: number;
  /** An old value is served while the new one is loaded, so that nobody waits but the very first. */
  staleWhileLoading?: boolean;
  /** Served when the very first load fails, so that nobody waits for a source that is down. */
  fallback?: (...args: Args) => Value | Promise<Value>;
  /** Told once when loads begin to fail, not at every try. */
  onFailure?: (error: unknown) => void;
  /** A clock in milliseconds that only goes forward and does not start at 0. */
  now?: () => number;
};

/**
 * Keeps what `load` gave for its arguments. Equal loads at the same time are one. When a load fails, the last good
 * value is served, or the error when there was none; either way the source is left alone for `retryMs`.
 */
export function cached<Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
  settings: CacheSettings<Args, Value>,
): (...args: Args) => Promise<Value> {
  const { ttlMs, max, retryMs = 2000, staleWhileLoading = false, fallback, onFailure, now } = settings;
  const cache = new LRUCache<string, Loaded<Value>, Run<Value>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
    fetchMethod: async (_key, stale, { context: run, options }) => {
      try {
        return { isLoaded: true, value: await run.load(), isFailing: false };
      } catch (error) {
        options.ttl = retryMs;
        if (!stale?.isFailing) onFailure?.(error);
        if (stale?.isLoaded) return { ...stale, isFailing: true };
        if (!run.fallback) return { isLoaded: false, error, isFailing: true };
        return { isLoaded: true, value: await run.fallback(), isFailing: true };
      }
    },
  });

  return async (...args) => {
    const key = JSON.stringify(args);
    // An old error is no good while waiting.
    const allowStale = staleWhileLoading && cache.peek(key, { allowStale: true })?.isLoaded;
    const context = { load: () => load(...args), fallback: fallback && (() => fallback(...args)) };
    const loaded = await cache.forceFetch(key, { allowStale, context });
    if (loaded.isLoaded) return loaded.value;
    throw loaded.error;
  };
}
