import { LRUCache } from 'lru-cache';

/**
 * The number of wrong secrets from an IP address that are answered and logged in a time window. The others are refused
 * without a log line. A long secret, not this limit, is what makes guessing hopeless.
 */
const MAX_GUESSES = 30;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

export type GuessLimiter = {
  /** Returns the milliseconds until a wrong secret from the IP address is answered again, or 0. */
  toWaitMs: (ip: string) => number;
  countWrong: (ip: string) => void;
};

/** Clients can forge `X-Forwarded-For`, so the IP address is the connection's. A reverse proxy needs its own limit. */
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
