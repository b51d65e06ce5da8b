import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../tests/support/servers/listen.ts';
import { startRedis, type TestRedis } from '../../tests/support/servers/redis.ts';

export type FaultyRedis = TestRedis & {
  /** Delays everything that Redis sends by so many milliseconds. */
  setDelay: (ms: number) => void;
};

/** Starts a Redis behind a proxy that can delay its answers. `url` is that of the proxy. */
export async function startFaultyRedis(): Promise<FaultyRedis> {
  const redis = await startRedis();
  const port = Number(new URL(redis.url).port);
  let delayMs = 0;

  /** Sends in the order of arrival, also when the delay changes. */
  function sendLate(from: Socket, to: Socket): void {
    let sent: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk) => {
      sent = Promise.all([sent, sleep(delayMs)]).then(() => to.writable && to.write(chunk));
    });
  }

  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream);
    sendLate(upstream, client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      // Redis that is down, and a site that has ended, are part of the faults.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const { url, stop } = await listen(server, '127.0.0.1');
  return {
    ...redis,
    url: url.replace('http:', 'redis:'),
    setDelay: (ms) => {
      delayMs = ms;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await stop();
      await redis.stop();
    },
  };
}
