import { createClient } from '@redis/client';
import type { RedisCommands } from './redis';

const CONNECT_MS = 3_000;
const MAX_PAUSE_MS = 1_000;

type Settings = {
  url: string;
  /** A connection on which nothing was sent or received for so long is replaced. */
  silenceMs: number;
  /** Called for each failure of the connection. It connects anew by itself. */
  onFailure: (error: unknown) => void;
  /** Called for each connection that is ready for commands, the first one too. */
  onReady?: () => void;
};

/** Connects to Redis. Rejects if that fails at first. Later failures are reported, and it connects anew by itself. */
export async function createConnection(settings: Settings): Promise<RedisCommands> {
  let wasReady = false;
  const client = createClient({
    url: settings.url,
    // Commands fail at once while there is no connection.
    disableOfflineQueue: true,
    // Redis before version 7.2 does not know the command, and access rules often forbid it.
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: settings.silenceMs,
      reconnectStrategy: (retries) => wasReady && Math.min(50 * 2 ** retries, MAX_PAUSE_MS),
    },
  });
  client.on('error', settings.onFailure);
  client.on('ready', () => {
    wasReady = true;
    settings.onReady?.();
  });
  await client.connect();
  // An open connection does not keep a process alive that has nothing else to do.
  client.unref();
  return client;
}
