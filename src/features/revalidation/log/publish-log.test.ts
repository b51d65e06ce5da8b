import { createLogEntry } from '@tests/fixtures/log-entry';
import { startRedis } from '@tests/servers/redis';
import { connectRedis } from '@/platform/redis/connect-redis';
import { createMemoryLog, createSharedLog, type LogEntry, MAX_ENTRIES } from './publish-log';

const log = () => undefined;
const logger = { debug: log, info: log, warn: log, error: log };

const toEntry = (number: number, more: Partial<LogEntry> = {}): LogEntry =>
  createLogEntry({
    id: `publish-${number}`,
    receivedAt: new Date(1_800_000_000_000 + number * 1000).toISOString(),
    ...more,
  });

test('keeps the last publishes, the newest first, each in its last state', async () => {
  const own = createMemoryLog();
  for (let number = 0; number < MAX_ENTRIES + 5; number++) await own.save(toEntry(number));
  await own.save(toEntry(MAX_ENTRIES + 4, { seconds: 2 }));
  const entries = await own.list();
  expect(entries).toHaveLength(MAX_ENTRIES);
  expect(entries[0]).toMatchObject({ id: `publish-${MAX_ENTRIES + 4}`, seconds: 2 });
  expect(entries.at(-1)?.id).toBe('publish-5');
  expect((await own.findLast())?.id).toBe(`publish-${MAX_ENTRIES + 4}`);
});

test('nodes share the log, and each has its own entries while Redis is gone', async () => {
  const redis = await startRedis();
  const clients = [await connectRedis(redis.url, logger), await connectRedis(redis.url, logger)];
  const [one, other] = clients.map((client) => createSharedLog(createMemoryLog(), client));
  for (let number = 0; number < MAX_ENTRIES + 5; number++) await one?.save(toEntry(number));
  await other?.save(toEntry(MAX_ENTRIES + 5));
  const entries = (await one?.list()) ?? [];
  expect(entries).toHaveLength(MAX_ENTRIES);
  expect([entries[0]?.id, entries.at(-1)?.id]).toEqual([`publish-${MAX_ENTRIES + 5}`, 'publish-6']);
  expect((await one?.findLast())?.id).toBe(`publish-${MAX_ENTRIES + 5}`);
  await redis.stop();
  expect((await one?.findLast())?.id).toBe(`publish-${MAX_ENTRIES + 4}`);
  expect((await other?.list())?.map(({ id }) => id)).toEqual([`publish-${MAX_ENTRIES + 5}`]);
  for (const client of clients) client.close();
});

test('requests of one publish that reach two nodes have an entry for each', async () => {
  const redis = await startRedis();
  const clients = [await connectRedis(redis.url, logger), await connectRedis(redis.url, logger)];
  const [one, other] = clients.map((client) => createSharedLog(createMemoryLog(), client));
  await one?.save(toEntry(1, { itemCount: 1 }));
  await other?.save(toEntry(1, { itemCount: 2 }));
  await one?.save(toEntry(1, { itemCount: 3 }));
  const counts = (await other?.list())?.map(({ itemCount }) => itemCount);
  expect(counts?.sort()).toEqual([2, 3]);
  for (const client of clients) client.close();
  await redis.stop();
});
