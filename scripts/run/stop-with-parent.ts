import { isStartedByNpm } from './environment.ts';

const CHECK_MS = 500;

/** Milliseconds that a process has to stop by itself after a signal. */
export const GRACE_MS = 5_000;

/** Stops this process when its parent dies, even by SIGKILL, which no parent can pass on. */
export function stopWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), GRACE_MS + CHECK_MS).unref();
  }, CHECK_MS).unref();
}

/** The same for a script that npm has started. Without npm, the parent may be a shell that ends before the site does. */
export function stopWithNpm(): void {
  if (isStartedByNpm()) stopWithParent();
}
