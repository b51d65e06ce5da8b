import { startRedis, type TestRedis } from '@tests/servers/redis';
import { connectRedis } from '@/platform/redis/connect-redis';
import type { RedisClient } from '@/platform/redis/redis';
import { createMemoryDependencyMap, type DependencyMap } from './dependency-map';
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

const toRecord = (page: string, states: Record<string, string>) => ({
  page,
  name: page,
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
  expect(await map.read('/b')).toEqual(toRecord('/b', { y: 'two', z: long }));
  expect(await map.read('/c')).toBeNull();
});

test.each(maps)(
  '%s: a new record replaces the former one, also by a page that is gone',
  async (_kind, create) => {
    const map = await create();
    await map.record(toRecord('/a', { x: '', y: 'one' }));
    await map.record(toRecord('/a', { y: 'two' }));
    expect(await map.find(['x', 'y'])).toEqual([{ key: 'y', page: '/a', state: 'two' }]);
    await map.record({ page: '/a', name: null, dependencies: [] });
    expect(await map.find(['x', 'y'])).toEqual([]);
    expect((await map.read('/a'))?.name).toBeNull();
  },
);

test.each(maps)('%s: returns the text before', async (_kind, create) => {
  const map = await create();
  expect(await map.exchange('redirects', 'one')).toBeNull();
  expect(await map.exchange('redirects', 'two')).toBe('one');
});

test('in memory: forgets the pages that were rendered longest ago', async () => {
  const map = createMemoryDependencyMap(2);
  for (const page of ['/a', '/b', '/c']) await map.record(toRecord(page, { x: '' }));
  expect(await map.listPages()).toHaveLength(2);
  expect((await map.find(['x'])).map(({ page }) => page)).toEqual(['/b', '/c']);
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
  expect([await map.exchange('n', '1'), await map.exchange('n', '2')]).toEqual([null, '1']);
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
