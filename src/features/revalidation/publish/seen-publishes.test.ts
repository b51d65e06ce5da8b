import { startRedis } from '@tests/servers/redis';
import { connectRedis } from '@/platform/redis/connect-redis';
import { createSeenPublishes } from './seen-publishes';

const log = () => undefined;
const logger = { debug: log, info: log, warn: log, error: log };

test('one node knows its own requests', async () => {
  const seen = createSeenPublishes(null);
  expect([await seen.isNew('a'), await seen.isNew('a'), await seen.isNew('b')]).toEqual([true, false, true]);
  await seen.forget('a');
  expect(await seen.isNew('a')).toBe(true);
  expect([await seen.isNew(null), await seen.isNew(null)]).toEqual([true, true]);
});

test('nodes share what they have seen, and go on alone while Redis is gone', async () => {
  const redis = await startRedis();
  const clients = [await connectRedis(redis.url, logger), await connectRedis(redis.url, logger)];
  const [one, other] = clients.map(createSeenPublishes);
  expect([await one?.isNew('a'), await other?.isNew('a')]).toEqual([true, false]);
  await one?.forget('a');
  expect(await other?.isNew('a')).toBe(true);
  await redis.stop();
  expect([await one?.isNew('b'), await other?.isNew('b'), await one?.isNew('b')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const client of clients) client.close();
});

test('a request is known for two minutes while a node works on it, and then for a day', async () => {
  const redis = await startRedis();
  const client = await connectRedis(redis.url, logger);
  const seen = createSeenPublishes(client);
  const readSeconds = () => client.run((commands) => commands.ttl(`${client.prefix}publishes:seen:a`));
  await seen.isNew('a');
  expect(await readSeconds()).toBeLessThanOrEqual(120);
  await seen.keep('a');
  expect(await readSeconds()).toBeGreaterThan(86_000);
  await seen.hold('a');
  expect(await readSeconds()).toBeLessThanOrEqual(120);
  for (const mark of [seen.hold, seen.keep, seen.forget]) await mark(null);
  client.close();
  await redis.stop();
});
