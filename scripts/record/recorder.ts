import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError } from '@/cms/client/cms-error';
import type { Config } from '@/platform/config/config';
import { isBudgetSpent } from './budget.ts';
import type { Options } from './options.ts';

/** What every part of a recording needs. */
export type Recorder = {
  cms: CmsClient;
  config: Config;
  options: Options;
  /** Values that must be neither printed nor written. */
  secrets: readonly string[];
  fetch: typeof fetch;
  print: (line: string) => void;
  /** Sets the text that is printed while the recording takes long. */
  setProgress: (activity: string) => void;
  failures: ReturnType<typeof createFailures>;
};

/** After this many failures in a row, the host is probably down. */
export const MAX_IN_A_ROW = 5;

/** Lets a recording continue after a single failure. */
export function createFailures(print: (line: string) => void) {
  let count = 0;
  let inARow = 0;
  const add = (what: string, reason: string) => {
    count += 1;
    print(`FAIL  ${what}: ${reason}`);
  };
  return {
    get count() {
      return count;
    },
    add,
    /** Adds the CmsError of `run`. Throws it if it is one of many in a row, and throws any other error. */
    tolerate: async (what: string, run: () => Promise<void>): Promise<void> => {
      try {
        await run();
        inARow = 0;
      } catch (error) {
        if (!(error instanceof CmsError) || isBudgetSpent(error)) throw error;
        inARow += 1;
        if (inARow >= MAX_IN_A_ROW) throw error;
        add(what, error.message);
      }
    },
  };
}
