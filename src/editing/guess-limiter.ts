import { LRUCache } from 'lru-cache';

/** Wrong secrets that one address may send within a window. */
const MAX_GUESSES = 30;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1000;

export type GuessLimiter = {
  /** Milliseconds that the address has to wait; 0 when it may try. */
  toWaitMs: (address: string) => number;
  countWrong: (address: string) => void;
};

/**
 * Counts wrong secrets by the address of the connection: `X-Forwarded-For` is whatever the sender likes. Behind a
 * proxy all share one address, so a limit by the real address is the proxy's part.
 */
export function createGuessLimiter(now: () => number = Date.now): GuessLimiter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_ADDRESSES });

  function findWindow(address: string) {
    const open = windows.get(address);
    return open && open.endsAt > now() ? open : null;
  }

  return {
    toWaitMs: (address) => {
      const open = findWindow(address);
      return open && open.count >= MAX_GUESSES ? open.endsAt - now() : 0;
    },
    countWrong: (address) => {
      const open = findWindow(address) ?? { count: 0, endsAt: now() + WINDOW_MS };
      windows.set(address, { ...open, count: open.count + 1 });
    },
  };
}
