import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis, type TestRedis } from '@tests/servers/redis';
import { mapLimited } from '@/platform/async/map-limited';
import { connectRedis } from '@/platform/redis/connect-redis';
import type { RedisClient } from '@/platform/redis/redis';
import { createMemoryDependencyMap, type DependencyMap, MAX_MISSING } from './dependency-map';
import { createRedisDependencyMap } from './redis-dependency-map';
import { createSharedDependencyMap } from './shared-dependency-map';

const log = () => undefined;
const logger = { debug: log, info: log, warn: log, error: log };

let redis: TestRedis;
let clients: RedisClient[] = [];

beforeAll(async () => {
  redis = await startRedis();
});

afterEach(async () => {
  for (const client of clients) client.close();
  clients = [];
});

afterAll(() => redis.stop());

async function connect(): Promise<RedisClient> {
  const client = await connectRedis(redis.url, logger);
  clients.push(client);
  return client;
}

let builds = 0;
const createBuildId = () => `build-${builds++}`;

const maps: [string, () => Promise<DependencyMap>][] = [
  ['in memory', async () => createMemoryDependencyMap()],
  ['in Redis', async () => createRedisDependencyMap(await connect(), createBuildId())],
  [
    'in both',
    async () =>
      createSharedDependencyMap(
        createMemoryDependencyMap(),
        createRedisDependencyMap(await connect(), createBuildId()),
      ),
  ],
];

const toRecord = (page: string, states: Record<string, string>, startedAt = 1) => ({
  page,
  name: page,
  startedAt,
  dependencies: Object.entries(states).map(([key, state]) => ({ key, state })),
});

const byPage = (one: { page: string }, other: { page: string }) => one.page.localeCompare(other.page);

test.each(maps)('%s: finds the pages that use one of the keys', async (_kind, create) => {
  const map = await create();
  const long = JSON.stringify({ keys: Array.from({ length: 50 }, (_, index) => `phrase-${index}`) });
  await map.record(toRecord('/a', { x: '', y: 'one', z: long }));
  await map.record(toRecord('/b', { y: 'two', z: long }));
  expect([...(await map.find(['x', 'y', 'none']))].sort(byPage)).toEqual([
    { key: 'x', page: '/a', state: '' },
    { key: 'y', page: '/a', state: 'one' },
    { key: 'y', page: '/b', state: 'two' },
  ]);
  expect((await map.find(['z'])).map(({ state }) => state)).toEqual([long, long]);
  expect(await map.find([])).toEqual([]);
  expect([...(await map.listPages())].sort()).toEqual(['/a', '/b']);
  expect(await map.read('/b')).toEqual({
    ...toRecord('/b', { y: 'two', z: long }),
    startedAt: expect.closeTo(1, -1),
  });
  expect(await map.read('/c')).toBeNull();
});

test.each(maps)(
  '%s: a new record replaces the former one, also by a page that is gone',
  async (_kind, create) => {
    const map = await create();
    await map.record(toRecord('/a', { x: '', y: 'one' }, 1000));
    await map.record(toRecord('/a', { y: 'two' }, 2000));
    expect(await map.find(['x', 'y'])).toEqual([{ key: 'y', page: '/a', state: 'two' }]);
    await map.record({ page: '/a', name: null, startedAt: 3000, dependencies: [] });
    expect(await map.find(['x', 'y'])).toEqual([]);
    expect((await map.read('/a'))?.name).toBeNull();
  },
);

test.each(maps)(
  '%s: of two renders of a page the later one counts, whichever ends last',
  async (_kind, create) => {
    const map = await create();
    await map.record(toRecord('/a', { new: '' }, 2000));
    await map.record(toRecord('/a', { old: '' }, 1000));
    expect(await map.find(['new', 'old'])).toEqual([{ key: 'new', page: '/a', state: '' }]);
  },
);

test.each(maps)('%s: pages that do not exist have a bound of their own', async (_kind, create) => {
  const map = await create();
  await map.record(toRecord('/a', { x: '' }));
  const paths = Array.from({ length: MAX_MISSING + 100 }, (_, index) => `/missing/${index}`);
  const record = (page: string) => map.record({ page, name: null, startedAt: 1, dependencies: [] });
  await mapLimited(paths, 20, record);
  // Memory and Redis do not forget exactly the same ones.
  expect((await map.listPages()).length).toBeLessThan(MAX_MISSING + 50);
  await map.record(toRecord('/missing/0', { x: '' }, 1000));
  expect((await map.find(['x'])).map(({ page }) => page).sort()).toEqual(['/a', '/missing/0']);
});

test.each(maps)('%s: keeps a text by its name', async (_kind, create) => {
  const map = await create();
  expect(await map.readText('redirects')).toBeNull();
  for (const text of ['one', 'two']) await map.saveText('redirects', text);
  expect(await map.readText('redirects')).toBe('two');
});

test('in memory: beyond its size it forgets the pages that were rendered longest ago', async () => {
  const map = createMemoryDependencyMap(1000);
  for (const page of ['/a', '/b', '/c']) await map.record(toRecord(page, { x: '', y: 'y' }));
  expect((await map.find(['x'])).map(({ page }) => page)).toEqual(['/b', '/c']);
  expect(await map.listPages()).toHaveLength(2);
  // A page that is larger than all is not kept at all.
  await map.record(toRecord('/d', { x: 'x'.repeat(1000) }));
  expect((await map.find(['x'])).map(({ page }) => page)).toEqual(['/b', '/c']);
});

test('in Redis: looks up thousands of keys', async () => {
  const map = createRedisDependencyMap(await connect(), createBuildId());
  const keys = Array.from({ length: 5000 }, (_, index) => `item:${index}`);
  await map.record(toRecord('/a', Object.fromEntries(keys.slice(0, 300).map((key) => [key, '']))));
  expect(await map.find(keys)).toHaveLength(300);
});

test('in Redis: the uses by a page end with its record', async () => {
  const client = await connect();
  const build = createBuildId();
  const map = createRedisDependencyMap(client, build);
  for (const page of ['/a', '/b']) await map.record(toRecord(page, { x: '' }));
  const prefix = `${client.prefix}${build}:uses:`;
  await client.run((commands) => commands.zAdd(`${prefix}pages`, { value: '/a', score: client.now() - 1 }));
  expect(await map.find(['x'])).toEqual([{ key: 'x', page: '/b', state: '' }]);
  expect(await client.run((commands) => commands.hKeys(`${prefix}key:x`))).toEqual(['/b']);
  expect(await map.listPages()).toEqual(['/b']);
});

test('in Redis: everything has a time limit, and a page that does not exist a short one', async () => {
  const client = await connect();
  const build = createBuildId();
  const map = createRedisDependencyMap(client, build);
  const long = 'x'.repeat(50);
  await map.record(toRecord('/a', { x: '', y: long }));
  await map.record({ page: '/b', name: null, startedAt: 1, dependencies: [] });
  await map.saveText('redirects', 'one');
  const keys = await client.run((commands) => commands.keys(`${client.prefix}${build}:*`));
  const times = await Promise.all(keys.map((key) => client.run((commands) => commands.ttl(key))));
  expect(keys).toHaveLength(8);
  expect(Math.min(...times)).toBeGreaterThan(3500);
  const missing = await client.run((commands) => commands.ttl(`${client.prefix}${build}:uses:page:/b`));
  expect(missing).toBeLessThanOrEqual(3600);
});

test('nodes of one build share their pages, and those of another build do not', async () => {
  const [build, other] = [createBuildId(), createBuildId()];
  const createNode = async (id: string) =>
    createSharedDependencyMap(createMemoryDependencyMap(), createRedisDependencyMap(await connect(), id));
  const [one, two, three] = [await createNode(build), await createNode(build), await createNode(other)];
  await one.record(toRecord('/a', { x: '' }));
  expect(await two.find(['x'])).toHaveLength(1);
  expect(await three.find(['x'])).toEqual([]);
});

test('while Redis is gone, a node goes on with its own pages', async () => {
  const own = await startRedis();
  const client = await connectRedis(own.url, logger);
  clients.push(client);
  const map = createSharedDependencyMap(
    createMemoryDependencyMap(),
    createRedisDependencyMap(client, createBuildId()),
    10,
  );
  await own.stop();
  await map.record(toRecord('/a', { x: '' }));
  expect(await map.find(['x'])).toEqual([{ key: 'x', page: '/a', state: '' }]);
  expect([await map.listPages(), (await map.read('/a'))?.page]).toEqual([['/a'], '/a']);
  await map.saveText('n', '1');
  expect(await map.readText('n')).toBe('1');
});

test('what could not be saved while Redis was gone is saved later, and a question is asked again', async () => {
  const own = await startRedis();
  const build = createBuildId();
  const createNode = async (pauseMs?: number) => {
    const client = await connectRedis(own.url, logger);
    clients.push(client);
    const shared = createRedisDependencyMap(client, build);
    return { client, map: createSharedDependencyMap(createMemoryDependencyMap(), shared, pauseMs) };
  };
  const [one, other] = [await createNode(), await createNode(3000)];
  own.pause();
  await one.map.record(toRecord('/a', { x: '' }));
  const finding = other.map.find(['x']);
  await new Promise((resolve) => setTimeout(resolve, 700));
  own.resume();
  while (!one.client.isAnswering()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await one.map.find(['x'])).toHaveLength(1);
  expect(await finding).toEqual([{ key: 'x', page: '/a', state: '' }]);
  await own.stop();
});

test('what could not be saved is saved with the next page, unless another node has rendered it later', async () => {
  const own = await startRedis();
  const build = createBuildId();
  const createNode = async () => {
    const client = await connectRedis(own.url, logger);
    clients.push(client);
    const shared = createRedisDependencyMap(client, build);
    return { client, shared, map: createSharedDependencyMap(createMemoryDependencyMap(), shared) };
  };
  const [one, other] = [await createNode(), await createNode()];
  own.pause();
  await one.map.record(toRecord('/a', { x: '' }, 1000));
  await one.map.record(toRecord('/b', { x: '' }, 1000));
  own.resume();
  while (!(one.client.isAnswering() && other.client.isAnswering())) await sleep(20);
  await other.map.record(toRecord('/b', { y: '' }, 2000));
  await one.map.record(toRecord('/c', { x: '' }, 3000));
  while ((await other.shared.find(['x'])).length < 2) await sleep(20);
  expect([...(await other.shared.find(['x', 'y']))].sort(byPage)).toEqual([
    { key: 'x', page: '/a', state: '' },
    { key: 'y', page: '/b', state: '' },
    { key: 'x', page: '/c', state: '' },
  ]);
  await own.stop();
});
