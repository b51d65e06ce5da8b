import type { DestinationStream } from 'pino';

const FLUSH_MS = 100;
const MAX_CHARACTERS = 65_536;

/**
 * Collects log lines and writes them together, after 100 ms at the latest, because a system call for each would
 * cost some percent of the requests per second. Call `flush` before the process ends.
 */
export function createBatchedOutput(output: DestinationStream): DestinationStream & { flush: () => void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) output.write(lines);
    lines = '';
  };
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= MAX_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
