import type { Instrumentation } from 'next';

/** Next calls this once at the start. It replaces `NEXT_RUNTIME`, because it also builds this file for the edge. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    await (await import('@/composition/start-process')).startProcess();
}

/** Next calls this for each error that a page, an API route or the proxy throws. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('@/composition/log-request-error')).logRequestError(error, request, context);
};
