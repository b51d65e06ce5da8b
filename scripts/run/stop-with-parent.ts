import { isStartedByNpm } from './environment.ts';

const CHECK_MS = 500;

/** A process is killed if it has not stopped this many milliseconds after a signal. */
export const GRACE_MS = 5_000;

/** Stops this process when its parent ends, even if the parent was killed and could not stop its children. */
export function stopWithParent(stop: () => void = stopSoon): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, CHECK_MS).unref();
}

function stopSoon(): void {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS + CHECK_MS).unref();
}

/** Stops this script when npm ends, if npm started the script. Without npm, the script can outlive its parent. */
export function stopWithNpm(stop?: () => void): void {
  if (isStartedByNpm()) stopWithParent(stop);
}
