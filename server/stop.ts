import { setTimeout as sleep } from 'node:timers/promises';
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

/** Creates the function that stops the process in order. Further calls have no effect. */
export function createStop({ drain, limits, close, logger, exit }: Options): Stop {
  let isStopping = false;
  return async (reason, exitCode = 0) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason, ...limits }, 'The server is stopping');
    const endsAt = performance.now() + limits.delayMs + limits.timeoutMs;
    await drain(limits);
    const finished = Promise.all([runShutdownTasks(), close()]);
    const results = await Promise.race([finished, sleep(Math.max(MIN_TASKS_MS, endsAt - performance.now()))]);
    for (const error of results?.[0] ?? []) logger.error({ error }, 'A task at shutdown has failed');
    logger.info({}, 'The server has stopped');
    exit(exitCode);
  };
}

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
