import { createServer, type Socket } from 'node:net';
import { startRedis, type TestRedis } from '@tests/servers/redis';
import { connectRedis } from './connect-redis';
import type { RedisClient } from './redis';

type Line = { message: string; error?: unknown };

let redis: TestRedis;
let client: RedisClient | null = null;
let lines: Line[] = [];

const log = (fields: object, message: string) => void lines.push({ ...fields, message });
const logger = { debug: log, info: log, warn: log, error: log };
const messages = () => lines.map(({ message }) => message);

beforeEach(async () => {
  lines = [];
  redis = await startRedis();
});

afterEach(async () => {
  client?.close();
  client = null;
  redis.resume();
  await redis.stop();
});

const read = (to: RedisClient) => to.run((commands) => commands.get('key'));

async function waitUntil(isTrue: () => boolean) {
  const deadline = performance.now() + 15_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Still not true. Logged: ${messages()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('runs commands and knows the time of Redis', async () => {
  client = await connectRedis(redis.url, logger);
  await client.run((commands) => commands.set('key', 'vælue "\u2028'));
  expect(await read(client)).toBe('vælue "\u2028');
  expect(Math.abs(client.now() - Date.now())).toBeLessThan(1000);
  expect(lines).toEqual([]);
});

test('fails at once while Redis is gone, logs one line, and works again when it is back', async () => {
  client = await connectRedis(redis.url, logger);
  const { run } = client;
  await redis.kill();
  await waitUntil(() => !client?.isAnswering());
  const startedAt = performance.now();
  for (let i = 0; i < 100; i++) await expect(run((commands) => commands.get('key'))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(450);
  await redis.restart();
  await waitUntil(() => client?.isAnswering() ?? false);
  expect(await read(client)).toBeNull();
  expect(messages()).toEqual(['Redis does not answer. Each node goes on alone', 'Redis answers again']);
});

test('waits for a Redis that hangs once, for half a second, and works again when it goes on', async () => {
  client = await connectRedis(redis.url, logger);
  redis.pause();
  const startedAt = performance.now();
  await expect(read(client)).rejects.toThrow('within 500 ms');
  await expect(read(client)).rejects.toThrow('does not answer');
  expect(performance.now() - startedAt).toBeLessThan(1500);
  redis.resume();
  await waitUntil(() => client?.isAnswering() ?? false);
  expect(await read(client)).toBeNull();
  expect(messages()).toEqual(['Redis does not answer. Each node goes on alone', 'Redis answers again']);
});

test('reads an answer that came while this process was busy', async () => {
  client = await connectRedis(redis.url, logger);
  const reading = read(client);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = client.run((commands) => commands.ping());
  await new Promise(setImmediate);
  const until = performance.now() + 700;
  while (performance.now() < until);
  expect([await reading, await second]).toEqual([null, 'PONG']);
  expect(lines).toEqual([]);
});

test('replaces a connection that is dead without a sign', async () => {
  // Longer than the pause between two heartbeats: a connection that works is not replaced.
  client = await connectRedis(redis.url, logger, { silenceMs: 1_500 });
  const id = await client.run((commands) => commands.clientId());
  redis.pause();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  redis.resume();
  await waitUntil(() => client?.isAnswering() ?? false);
  expect(await client.run((commands) => commands.clientId())).not.toBe(id);
  expect(messages()).toHaveLength(2);
});

test('a refused command is logged, and Redis still counts as answering', async () => {
  client = await connectRedis(redis.url, logger);
  await client.run((commands) => commands.configSet('maxmemory', '1'));
  const { run, isAnswering } = client;
  for (let i = 0; i < 10; i++) await expect(run((c) => c.set('key', 'x'))).rejects.toThrow('OOM');
  expect([isAnswering(), await read(client)]).toEqual([true, null]);
  expect(messages()).toEqual(['Redis refuses a command']);
});

test('a fault of the program is logged, and is no outage of Redis', async () => {
  client = await connectRedis(redis.url, logger);
  const { run, isAnswering } = client;
  const fault = async () => {
    throw new TypeError('undefined is not a function');
  };
  await expect(run(fault)).rejects.toThrow(TypeError);
  expect([isAnswering(), await read(client)]).toEqual([true, null]);
  expect(messages()).toEqual(['A command to Redis is faulty']);
});

test('rejects if Redis refuses the connection or the password, without the password in the message', async () => {
  await expect(connectRedis('redis://127.0.0.1:1', logger)).rejects.toThrow('ECONNREFUSED');
  const secured = await startRedis('--requirepass', 'right');
  try {
    for (const credentials of ['', ':S3CRET@', 'user:S3CRET@']) {
      const url = secured.url.replace('redis://', `redis://${credentials}`);
      const error: unknown = await connectRedis(url, logger).catch((reason: unknown) => reason);
      expect(String(error)).toMatch(/NOAUTH|WRONGPASS/);
      expect(String(error)).not.toContain('S3CRET');
    }
    (await connectRedis(secured.url.replace('redis://', 'redis://:right@'), logger)).close();
    // The start reports the failure, with the name of the variable.
    expect(lines).toEqual([]);
  } finally {
    await secured.stop();
  }
});

test.each([
  ['never answers', () => undefined],
  ['is not Redis', (answer: (text: string) => void) => answer('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('rejects if the server %s', async (_kind, respond) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => respond((text) => void socket.end(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    const connecting = connectRedis(`redis://127.0.0.1:${port}`, logger, { silenceMs: 500 });
    await expect(connecting).rejects.toThrow();
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
