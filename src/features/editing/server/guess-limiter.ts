import { LRUCache } from 'lru-cache';

/** Wrong secrets that one IP address may send per time window. */
const MAX_GUESSES = 30;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

export type GuessLimiter = {
  /** Milliseconds until the IP address may try again; 0 when it may try now. */
  toWaitMs: (ip: string) => number;
  countWrong: (ip: string) => void;
};

/**
 * Counts wrong secrets by the IP address of the connection, because clients can forge `X-Forwarded-For`.
 * Behind a reverse proxy all clients share one IP address, so the proxy must limit requests by the real one.
 */
export function createGuessLimiter(now: () => number = Date.now): GuessLimiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_ADDRESSES });

  function findOpenWindow(ip: string) {
    const window = windows.get(ip);
    return window && window.endsAt > now() ? window : null;
  }

  return {
    toWaitMs: (ip) => {
      const window = findOpenWindow(ip);
      return window && window.count >= MAX_GUESSES ? window.endsAt - now() : 0;
    },
    countWrong: (ip) => {
      const window = findOpenWindow(ip) ?? { count: 0, endsAt: now() + WINDOW_MS };
      windows.set(ip, { ...window, count: window.count + 1 });
    },
  };
}
