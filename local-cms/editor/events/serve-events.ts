import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

import type { ChangeFeed } from './change-feed.ts';

/** Proxies and browsers close a connection on which nothing is sent. */
const HEARTBEAT_MS = 15_000;

/** Sends an event for each change of the content folder, until the editor or the local CMS closes the connection. */
export function serveEvents(context: Context, feed: ChangeFeed): Response | Promise<Response> {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const waiting: string[] = [];
  let send = (data: string) => void waiting.push(data);
  const unsubscribe = feed.subscribe((change) => send(JSON.stringify(change)));
  if (!unsubscribe) return context.json({ problem: 'Too many editors are open. Close one.' }, 503);
  return streamSSE(context, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS).unref();
    stream.onAbort(() => {
      clearInterval(heartbeat);
      unsubscribe();
      close();
    });
    send = (data) => void stream.writeSSE({ event: 'changed', data });
    // The first bytes tell the browser that the connection is open.
    await stream.write(':\n\n');
    for (const data of waiting.splice(0)) send(data);
    await closed;
  });
}
