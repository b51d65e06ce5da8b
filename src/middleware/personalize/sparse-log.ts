import type { Logger } from '@/telemetry/logger';

/** Milliseconds in which the same trouble is told once: an outage meets every visitor. */
const QUIET_MS = 60_000;

/** Logs the first of many failures, and then once in a while with how many there were since. */
export function createSparseLog(logger: Logger, message: string, now = () => performance.now()) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (error: unknown): void => {
    if (now() - toldAt < QUIET_MS) {
      untold += 1;
      return;
    }
    logger.error({ error, ...(untold > 0 && { alsoFailed: untold }) }, message);
    toldAt = now();
    untold = 0;
  };
}
