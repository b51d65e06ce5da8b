/**
 * Runs once when the server starts, before the first request. Next also compiles it for the edge runtime and replaces
 * the variable by the name of the runtime: this does not read the environment.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/composition/start-process')).startProcess();
}
