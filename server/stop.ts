import { withTimeout } from '../src/platform/async/with-timeout.ts';
import { runShutdownTasks } from '../src/platform/process/on-shutdown.ts';
import type { Logger } from '../src/platform/telemetry/logger.ts';
import type { Drain } from './drain.ts';

/** npm passes on the signal that the terminal has sent as well, so a second one soon after the first is the same one. */
const SAME_SIGNAL_MS = 500;

/** The least time for the tasks at shutdown, if the last responses have used up the time limit. */
const MIN_TASKS_MS = 1_000;

type Options = {
  drain: Drain['drain'];
  limits: { delayMs: number; timeoutMs: number };
  /** Stops Next. */
  close: () => Promise<void>;
  logger: Logger;
  exit: (code: number) => void;
};

export type Stop = (reason: string, exitCode?: number) => Promise<void>;

/**
 * Creates the function that stops the process in order, whatever fails meanwhile. Further calls have no effect. With an
 * exit code other than 0 the process is broken, so it answers no new request, not even during the delay.
 */
export function createStop({ drain, limits, close, logger, exit }: Options): Stop {
  let isStopping = false;
  return async (reason, exitCode = 0) => {
    if (isStopping) return;
    isStopping = true;
    const { timeoutMs } = limits;
    const delayMs = exitCode === 0 ? limits.delayMs : 0;
    logger.info({ reason, delayMs, timeoutMs }, 'The server is stopping');
    const endsAt = performance.now() + delayMs + timeoutMs;
    try {
      await drain({ delayMs, timeoutMs });
      const finished: Promise<unknown[][]> = Promise.all([runShutdownTasks(), toErrors(close)]);
      const leftMs = Math.max(MIN_TASKS_MS, endsAt - performance.now());
      const errors = await withTimeout(leftMs, finished, () => []);
      for (const error of errors.flat()) logger.error({ error }, 'A task at shutdown has failed');
      logger.info({}, 'The server has stopped');
    } finally {
      exit(exitCode);
    }
  };
}

const toErrors = async (task: () => Promise<void>): Promise<unknown[]> =>
  (await Promise.allSettled([task()])).flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );

/** Stops in order at the first signal, and at once at a second one. */
export function stopOnSignals(stop: Stop, exit: (code: number) => void, now = () => performance.now()): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt !== undefined && now() - firstAt > SAME_SIGNAL_MS) return exit(1);
      firstAt ??= now();
      void stop(signal);
    });
  }
}
