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
  expect(await one?.isNew('a')).toBe(true);
  await redis.stop();
  expect([await one?.isNew('b'), await other?.isNew('b'), await one?.isNew('b')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const client of clients) client.close();
});
