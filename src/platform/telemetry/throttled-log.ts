import type { Logger } from './logger';

const INTERVAL_MS = 60_000;

/** Logs the first failure and then at most one per minute; `notLogged` is how many there were since the line before. */
export function createThrottledLog(logger: Logger, message: string, now = () => performance.now()) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let skipped = 0;
  return (error: unknown): void => {
    if (now() - loggedAt < INTERVAL_MS) {
      skipped += 1;
      return;
    }
    logger.error({ error, ...(skipped > 0 && { notLogged: skipped }) }, message);
    loggedAt = now();
    skipped = 0;
  };
}
