import { toReason } from '../../src/platform/text/to-reason.ts';

/** Prints why a task failed, without the stack: the message says what to change. */
export const printFailure = (task: string, error: unknown): void =>
  console.error(`${task}  ${toReason(error)}`);

/** Runs a task. If it throws, prints why, and the process ends with the exit code 1. */
export const runTask = (task: string, run: () => Promise<void>): Promise<void> =>
  run().catch((error: unknown) => {
    printFailure(task, error);
    process.exitCode = 1;
  });
