/**
 * Runs once when the server starts, before the first request. Next also compiles this file for the edge
 * runtime. It replaces `process.env.NEXT_RUNTIME` at build time, so this does not read the environment.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/composition/start-process')).startProcess();
}
