import type { Server } from 'node:http';

export type Listening = { url: string; stop: () => Promise<void> };

/** Starts a server on a free port; `stop` also closes connections that are still open. */
export async function listen(server: Server, host = 'localhost'): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${host}:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
