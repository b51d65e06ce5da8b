/** Runs once when the server starts, before it takes a request. Next compiles it for its edge runtime too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./start-process')).startProcess();
}
