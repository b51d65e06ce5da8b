import type { Logger } from './logger';

export type OutageLog = {
  /** Logs the first failure since the last success. */
  failed: (error: unknown) => void;
  /** Logs the first success after a failure, with the length of the outage in milliseconds. */
  succeeded: () => void;
};

/** Writes one line when an outage begins and one when it ends, however many requests notice it. */
export function createOutageLog(
  logger: Logger,
  messages: { failed: string; succeeded: string },
  now = () => performance.now(),
): OutageLog {
  let failedAt: number | null = null;
  return {
    failed(error) {
      if (failedAt !== null) return;
      failedAt = now();
      logger.error({ error }, messages.failed);
    },
    succeeded() {
      if (failedAt === null) return;
      logger.info({ ms: Math.round(now() - failedAt) }, messages.succeeded);
      failedAt = null;
    },
  };
}
