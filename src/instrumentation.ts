import { ConfigError, getConfig } from '@/config';

/** Runs once when the server starts: a wrong environment stops it here, with every problem by name. */
export function register(): void {
  try {
    getConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
