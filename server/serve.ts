import { isNativeError } from 'node:util/types';
import { ConfigError } from '../src/platform/config/config.ts';
import { type RunningSite, startServer } from './start-server.ts';

/** Serves the build in `dir/.next`. Ends the process if the environment or the port prevents it. */
export async function serve(dir: string): Promise<RunningSite> {
  try {
    return await startServer(dir);
  } catch (error) {
    const problem = explain(error);
    if (problem === null) throw error;
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!isNativeError(error) || !('syscall' in error) || error.syscall !== 'listen') return null;
  return `The server cannot listen with these settings of HOST and PORT: ${error.message}`;
}
