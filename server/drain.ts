import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Drain = {
  isDraining: () => boolean;
  /** Must be called for each request before it is answered. */
  track: (request: IncomingMessage, response: ServerResponse) => void;
  /**
   * Answers new requests for `delayMs`, so that load balancers notice first. Then closes the listener, waits for the
   * responses on their way for at most `timeoutMs`, and closes all connections.
   */
  drain: (limits: { delayMs: number; timeoutMs: number }) => Promise<void>;
};

/** Node's own `server.close()` would wait for connections that never send a request. */
export function createDrain(server: Server): Drain {
  const sockets = new Set<Socket>();
  const requests = new Set<IncomingMessage>();
  let phase: 'serving' | 'draining' | 'closing' = 'serving';

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const closeIdle = () => {
    const busy = new Set([...requests].map((request) => request.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };

  return {
    isDraining: () => phase !== 'serving',
    track: (request, response) => {
      requests.add(request);
      response.once('close', () => {
        requests.delete(request);
        if (phase === 'closing') closeIdle();
      });
    },
    drain: async ({ delayMs, timeoutMs }) => {
      phase = 'draining';
      await sleep(delayMs);
      phase = 'closing';
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closeIdle();
      await Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroy();
    },
  };
}
