/** Next calls this once at the start. It replaces `NEXT_RUNTIME`, because it also builds this file for the edge. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/composition/start-process')).startProcess();
}
