export class BusyError extends Error {}

type Limits = { running: number; waiting: number };

export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs so many tasks at once and keeps the others waiting. Throws `BusyError` if too many wait. */
export function limitWork({ running, waiting }: Limits): Limiter {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (task) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new BusyError('Too many tasks are waiting.');
      // The task that ends passes its place on, so `active` stays the same.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
