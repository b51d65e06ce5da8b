import { LRUCache } from 'lru-cache';

/** The number of wrong secrets after which an IP address must wait for the rest of the time window. */
const MAX_GUESSES = 30;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

export type GuessLimiter = {
  /** Returns the milliseconds until the IP address is allowed to try again, or 0 if it is allowed now. */
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
