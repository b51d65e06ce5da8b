import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 8;

/** The returned function lets other work run if it had to wait for longer than a slice. */
export function createPause(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return;
    await nextTurn();
    startedAt = performance.now();
  };
}
