import { type Config, ConfigError, getConfig } from '@/config';
import { EDITING_SECRET_MISSING } from '@/lib/error-catalogue';

// Next compiles this file for its edge runtime too, which nothing here uses, and would warn of a process that it
// does not have: so by way of globalThis, and without the logger.
const process: NodeJS.Process = globalThis.process;

/** Runs once when the server starts: a wrong environment stops it here, with every problem by name. */
export function register(): void {
  const { editing } = findConfig();
  if (!editing.secret) process.stderr.write(`${EDITING_SECRET_MISSING}\n`);
}

function findConfig(): Config {
  try {
    return getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
