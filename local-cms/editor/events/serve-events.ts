import type { Context } from 'hono';
import { type SSEMessage, streamSSE } from 'hono/streaming';

import type { ChangeFeed } from './change-feed.ts';

/** Proxies and browsers close a connection on which nothing is sent. */
const HEARTBEAT_MS = 15_000;

/** Sends an event for each change of the content folder and of the inbox, until the editor or the local CMS closes the connection. */
export function serveEvents(context: Context, feed: ChangeFeed): Response | Promise<Response> {
  // An answer without a body never ends, so its subscription would never end either.
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': 'text/event-stream' });
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const waiting: SSEMessage[] = [];
  let send = (message: SSEMessage) => void waiting.push(message);
  const unsubscribe = feed.subscribe(({ event, data }) => send({ event, data: JSON.stringify(data) }));
  if (!unsubscribe) return context.json({ problem: 'Too many editors are open. Close one.' }, 503);
  return streamSSE(context, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT_MS).unref();
    stream.onAbort(() => {
      clearInterval(heartbeat);
      unsubscribe();
      close();
    });
    send = (message) => void stream.writeSSE(message);
    // The first bytes tell the browser that the connection is open.
    await stream.write(':\n\n');
    for (const message of waiting.splice(0)) send(message);
    await closed;
  });
}
