import { once } from 'node:events';
import type { Server } from 'node:net';

export type Listening = { url: string; stop: () => Promise<void> };

/** A server of node:net, node:http or node:https. Only the last two have `closeAllConnections`. */
type AnyServer = Server & { closeAllConnections?: () => void };

/** Starts a server on the port, or on any free one; `stop` also closes HTTP connections that are still open. */
export async function listen(server: AnyServer, host = 'localhost', port = 0): Promise<Listening> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${host}:${address.port}`,
    stop: () => {
      server.closeAllConnections?.();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
