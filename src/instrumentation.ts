import { ConfigError, getConfig } from '@/config';

/** Runs once when the server starts: a wrong environment stops it here, with every problem by name. */
export function register(): void {
  try {
    getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // By way of globalThis: Next compiles this file for its edge runtime too, which nothing here uses, and would
    // warn of a process that it does not have.
    const { stderr, exit } = globalThis.process;
    stderr.write(`${error.message}\n`);
    exit(1);
  }
}
