import { watch } from 'node:fs';

type WatchOptions = { folder: string; onChange(): void; log(message: string): void };

/** Editors save in several steps (write, rename); one reload is enough for them. */
const quietMilliseconds = 40;

/** Some file systems send no events, and new folders can slip by: look again from time to time. */
const lookAgainMilliseconds = 1500;

/** Calls `onChange` when something in the folder may have changed. It may call it for nothing. */
export function watchFolder({ folder, onChange, log }: WatchOptions): { close(): void } {
  let quiet: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(quiet);
    quiet = setTimeout(onChange, quietMilliseconds);
  };
  const interval = setInterval(onChange, lookAgainMilliseconds);
  interval.unref();
  const watcher = watch(folder, { recursive: true, persistent: false }, schedule);
  watcher.on('error', (error) =>
    log(`watching ${folder} failed, looking at it from time to time: ${error.message}`),
  );
  return {
    close: () => {
      clearTimeout(quiet);
      clearInterval(interval);
      watcher.close();
    },
  };
}
