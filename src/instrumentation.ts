/**
 * Runs once when the server starts, before it takes a request. Next compiles it for its edge runtime, too, and puts the
 * runtime's name in place of the variable: no environment is read here.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./start-process')).startProcess();
}
