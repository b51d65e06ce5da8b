import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs again after each of the waits, in milliseconds, if `isTemporary` says that the failure can pass. Rejects with the
 * last failure.
 */
export async function retry<Result>(
  waitsMs: readonly number[],
  run: () => Promise<Result>,
  isTemporary: (error: unknown) => boolean,
): Promise<Result> {
  for (const waitMs of waitsMs) {
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await sleep(waitMs);
    }
  }
  return run();
}
