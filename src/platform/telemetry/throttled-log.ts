import type { Logger } from './logger';

/** Milliseconds between two log lines: in an outage, every request fails. */
const INTERVAL_MS = 60_000;

/** Logs the first failure, then at most one per minute, with the number of failures that were not logged. */
export function createThrottledLog(logger: Logger, message: string, now = () => performance.now()) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let skipped = 0;
  return (error: unknown): void => {
    if (now() - loggedAt < INTERVAL_MS) {
      skipped += 1;
      return;
    }
    logger.error({ error, ...(skipped > 0 && { alsoFailed: skipped }) }, message);
    loggedAt = now();
    skipped = 0;
  };
}
