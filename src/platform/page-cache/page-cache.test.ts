import { createSource, type PageNode, type Source, startPageNode } from '@tests/fakes/page-node';
import { startRedis, type TestRedis } from '@tests/servers/redis';

const PAGE = '/_site_a/en';

let redis: TestRedis;
let nodes: PageNode[] = [];
let logged: string[] = [];

const log = (_fields: object, message: string) => void logged.push(message);
const logger = { debug: log, info: log, warn: log, error: log };

beforeEach(async () => {
  logged = [];
  redis = await startRedis();
});

afterEach(async () => {
  for (const node of nodes) node.close();
  nodes = [];
  redis.resume();
  await redis.stop();
});

type Options = { build?: string; maxBytes?: number; revalidate?: number; isAlone?: boolean };

async function startNode(source: Source, { isAlone = false, ...options }: Options = {}): Promise<PageNode> {
  const node = await startPageNode({ source, logger, ...(!isAlone && { url: redis.url }), ...options });
  nodes.push(node);
  return node;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function waitUntil(isTrue: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + 15_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`Still not true. Logged: ${logged}`);
    await wait(20);
  }
}

/** Lets the next visit find a stale page: with a lifetime of a second, as Next allows no less. */
const SHORT = { revalidate: 1 };
const untilStale = () => wait(1_050);

test.each([{ isAlone: true }, { isAlone: false }])('a page is rendered once (%j)', async (options) => {
  const source = createSource();
  const node = await startNode(source, options);
  expect(await node.visit()).toMatchObject({ html: 'one', state: 'MISS' });
  expect(await node.visit()).toMatchObject({ html: 'one', state: 'HIT' });
  expect(source.renders).toBe(1);
});

test.each([{ isAlone: true }, { isAlone: false }])(
  'MISS, HIT, STALE and 404 say how long a CDN may keep them (%j)',
  async (options) => {
    const source = createSource();
    const node = await startNode(source, { ...options, ...SHORT });
    const missing = await startNode(createSource(null), { isAlone: true });
    const visits = [await missing.visit(), await missing.visit(), await node.visit(), await node.visit()];
    expect(visits.map(({ header }) => header)).toEqual([
      's-maxage=60, stale-while-revalidate=300',
      's-maxage=60, stale-while-revalidate=300',
      's-maxage=1, stale-while-revalidate=359',
      's-maxage=1, stale-while-revalidate=359',
    ]);
    await untilStale();
    expect(await node.visit()).toMatchObject({
      state: 'STALE',
      header: 's-maxage=1, stale-while-revalidate=360',
    });
  },
);

test.each([
  ['HTML with any characters', '<p>"\\u0000" \u0000 \u2028 😀 \ud800 æ</p>\r\n'],
  ['a big page', 'ø'.repeat(3_000_000)],
  ['a page that does not exist', null],
])('the other node gets %s as it was', async (_kind, html) => {
  const source = createSource(html);
  const [a, b] = [await startNode(source), await startNode(source)];
  const rendered = await a.visit();
  expect(await b.visit()).toEqual({ ...rendered, state: 'HIT' });
  expect([rendered.html, source.renders]).toEqual([html, 1]);
});

test('builds share a Redis without mixing their pages, which disappear after some days', async () => {
  const [a, b] = [
    await startNode(createSource('one')),
    await startNode(createSource('two'), { build: 'next' }),
  ];
  expect([(await a.visit()).html, (await b.visit()).html]).toEqual(['one', 'two']);
  const keys = (await a.redis?.run((commands) => commands.keys('*'))) ?? [];
  // Each build has two keys: its page and its marker.
  expect(keys).toHaveLength(4);
  for (const key of keys) {
    const seconds = (await a.redis?.run((commands) => commands.ttl(key))) ?? 0;
    expect(seconds).toBeGreaterThan(86_400);
  }
});

test('a renewal on one node is seen by the other', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await a.visit();
  await b.visit();
  source.content = 'two';
  await a.demand();
  await waitUntil(async () => (await b.visit()).html === 'two');
  expect(await b.visit()).toMatchObject({ html: 'two', state: 'HIT' });
  source.content = null;
  await b.demand();
  await waitUntil(async () => (await a.visit()).html === null);
  expect(source.renders).toBe(3);
});

test('only one of several nodes renews a stale page, and the others show the old one as fresh meanwhile', async () => {
  const source = createSource();
  const many = await Promise.all([0, 1, 2, 3].map(() => startNode(source, SHORT)));
  for (const node of many) await node.visit();
  await untilStale();
  let finish = (_html: string) => {};
  source.read = () => new Promise((resolve) => (finish = resolve));
  const visits = await Promise.all([...many, ...many].map((node) => node.visit()));
  expect(visits.map(({ html }) => html)).toEqual(Array(8).fill('one'));
  expect(visits.filter(({ state }) => state === 'STALE').length).toBeLessThan(3);
  // Next responds with the stale page first, and renders it again afterwards.
  await waitUntil(() => source.renders === 2);
  finish('two');
  for (const node of many) await waitUntil(async () => (await node.visit()).html === 'two');
  expect(source.renders).toBe(2);
});

test('only one of several nodes renders a new page, and the others wait for it', async () => {
  const source = createSource();
  source.read = async () => {
    await wait(300);
    return 'one';
  };
  const many = await Promise.all([0, 1, 2].map(() => startNode(source)));
  const visits = await Promise.all(many.map((node) => node.visit()));
  expect(visits.map(({ html }) => html)).toEqual(['one', 'one', 'one']);
  expect(source.renders).toBe(1);
});

test('a node that waits for the first render of another renders itself after a second', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(createSource('own'))];
  source.read = () => new Promise(() => undefined);
  void a.visit();
  await wait(100);
  const startedAt = performance.now();
  expect(await b.visit()).toMatchObject({ html: 'own', state: 'MISS' });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

test.each([{ isAlone: true }, { isAlone: false }])(
  'while the CMS fails, the last page is shown however old it is, and a good one follows (%j)',
  async (options) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const source = createSource();
    const node = await startNode(source, { ...options, ...SHORT });
    await node.visit();
    source.content = new Error('The CMS is down');
    await untilStale();
    expect(await node.visit()).toMatchObject({ html: 'one', state: 'STALE' });
    await wait(50);
    // Next waits 3 seconds before it tries again.
    for (let i = 0; i < 5; i++) expect(await node.visit()).toMatchObject({ html: 'one', state: 'HIT' });
    expect([source.renders, error.mock.calls.length]).toEqual([2, 1]);
    source.content = 'two';
    await node.demand();
    expect((await node.visit()).html).toBe('two');
  },
);

test('a failed renewal stops the other nodes for a while, and never replaces a newer page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = createSource();
  const [a, b] = [await startNode(source, SHORT), await startNode(source, SHORT)];
  await a.visit();
  await b.visit();
  await untilStale();
  source.content = new Error('The CMS is down');
  await a.visit();
  await wait(50);
  for (let i = 0; i < 5; i++) expect((await b.visit()).html).toBe('one');
  expect(source.renders).toBe(2);
  source.content = 'two';
  await b.demand();
  await waitUntil(async () => (await a.visit()).html === 'two');
});

test('without Redis in reach every node goes on with its own pages, and Redis is shared again later', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await a.visit();
  await b.visit();
  await redis.kill();
  for (const node of [a, b]) {
    expect(await node.visit()).toMatchObject({ html: 'one', state: 'HIT' });
    expect(await node.visit('/_site_a/en/new')).toMatchObject({ html: 'one', state: 'MISS' });
  }
  source.content = 'two';
  await a.demand();
  expect((await a.visit()).html).toBe('two');
  await redis.restart();
  await waitUntil(() => [a, b].every(({ hub, redis: client }) => hub.isLive() && client?.isAnswering()));
  // Redis has lost everything. The node with the newer page gives it back.
  await a.visit();
  await waitUntil(async () => (await b.visit()).html === 'two');
  source.content = 'three';
  await b.demand();
  await waitUntil(async () => (await a.visit()).html === 'three');
  expect(logged.filter((message) => message.startsWith('Redis '))).toHaveLength(4);
});

test('a Redis that hangs delays a visit once', async () => {
  const source = createSource();
  const node = await startNode(source);
  await node.visit();
  redis.pause();
  expect(await node.visit()).toMatchObject({ state: 'HIT' });
  const startedAt = performance.now();
  for (let i = 0; i < 20; i++) expect((await node.visit(`/_site_a/en/${i}`)).html).toBe('one');
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(logged).toEqual(['Redis does not answer. Each node goes on alone']);
});

test('a Redis that is full changes nothing for visitors', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await a.visit();
  await b.visit();
  await a.redis?.run((commands) => commands.configSet('maxmemory', '1'));
  source.content = 'two';
  await a.demand();
  expect((await a.visit()).html).toBe('two');
  // The other node hears of the renewal, finds nothing in Redis and renews the page itself.
  await waitUntil(async () => (await b.visit()).html === 'two');
  expect(new Set(logged)).toEqual(new Set(['Redis refuses a command']));
});

test.each([
  ['is not JSON', (key: string) => ['HSET', key, 'page', '{"value":']],
  [
    'has other fields',
    (key: string) => ['HSET', key, 'page', '{"value":{"kind":"PAGES"},"cacheControl":{}}'],
  ],
  ['has a stamp that is not a number', (key: string) => ['HSET', key, 'stamp', 'x']],
  ['has another type', (key: string) => ['SET', key, 'x']],
])('a page in Redis that %s is rendered again and replaced', async (_kind, damage) => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await a.visit();
  const [key = ''] = (await a.redis?.run((commands) => commands.keys('*page:*'))) ?? [];
  await a.redis?.run((commands) => commands.sendCommand(damage(key)));
  source.content = 'two';
  expect(await b.visit()).toMatchObject({ html: 'two', state: 'MISS' });
  await b.demand();
  const c = await startNode(source);
  expect(await c.visit()).toMatchObject({ html: 'two', state: 'HIT' });
  expect(logged).toHaveLength(1);
});

test('a render that began before a renewal does not replace it, on the same node and on another', async () => {
  const source = createSource();
  const slow = createSource();
  const [a, b] = [await startNode(source, SHORT), await startNode(slow, SHORT)];
  await a.visit();
  await b.visit();
  await untilStale();
  let finish = (_html: string) => {};
  slow.read = () => new Promise((resolve) => (finish = resolve));
  expect((await b.visit()).state).toBe('STALE');
  await waitUntil(() => slow.renders > 0);
  source.content = 'new';
  await a.demand();
  finish('old');
  await waitUntil(async () => (await b.visit()).html === 'new');
  expect((await a.visit()).html).toBe('new');
});

test('a renewal on demand does not join a render that has already read the old content', async () => {
  const source = createSource('one');
  const node = await startNode(source, { isAlone: true, ...SHORT });
  await node.visit();
  await untilStale();
  let finish = (_html: string) => {};
  const { read } = source;
  source.read = () => new Promise((resolve) => (finish = resolve));
  expect((await node.visit()).state).toBe('STALE');
  await waitUntil(() => source.renders === 2);
  source.content = 'new';
  source.read = read;
  const demanded = node.demand();
  await wait(50);
  finish('old');
  await demanded;
  expect((await node.visit()).html).toBe('new');
});

test('a read from Redis that a renewal has overtaken does not stay', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await a.visit();
  const run = b.redis?.run;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The answer of the first read reaches this node late.
  Object.assign(b.redis ?? {}, {
    run: async (commands: never) => {
      const answer = await run?.(commands);
      Object.assign(b.redis ?? {}, { run });
      await held;
      return answer;
    },
  });
  const visit = b.visit();
  await wait(50);
  source.content = 'two';
  await a.demand();
  await wait(50);
  release();
  expect((await visit).html).toBe('one');
  expect((await b.visit()).html).toBe('two');
});

test('a node that may have missed messages asks Redis again before it shows its own pages', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  let heard = 0;
  b.hub.onMessage(() => {
    heard += 1;
  });
  await a.visit();
  await waitUntil(() => heard > 0);
  await b.visit();
  const { deliver } = b.hub;
  let lost = 0;
  b.hub.deliver = () => {
    lost += 1;
  };
  source.content = 'two';
  await a.demand();
  await waitUntil(() => lost > 0);
  b.hub.deliver = deliver;
  expect((await b.visit()).html).toBe('one');
  b.hub.deliverMissed();
  expect((await b.visit()).html).toBe('two');
  expect(source.renders).toBe(2);
});

test('a page that was stamped before the clock of Redis was set back can be replaced', async () => {
  const source = createSource();
  const a = await startNode(source);
  await a.visit();
  const [key = ''] = (await a.redis?.run((commands) => commands.keys('*page:*'))) ?? [];
  await a.redis?.run((commands) => commands.hSet(key, 'stamp', String(Date.now() + 3_600_000)));
  const b = await startNode(source);
  source.content = 'two';
  expect(await b.visit()).toMatchObject({ html: 'one', state: 'STALE' });
  await waitUntil(async () => (await b.visit()).html === 'two');
});

test.each(['the same node', 'a node that has the page', 'a node that starts later'])(
  'a page that could not be renewed on demand is stale on %s until it is renewed',
  async (visited) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const source = createSource();
    const [a, b] = [await startNode(source), await startNode(source)];
    let heard = 0;
    await a.visit();
    await b.visit();
    b.hub.onMessage(() => {
      heard += 1;
    });
    source.content = new Error('The CMS is down');
    await expect(a.demand()).rejects.toThrow('The CMS is down');
    await waitUntil(() => heard > 0);
    const later = await startNode(source);
    source.content = 'two';
    const node = visited === 'the same node' ? a : visited === 'a node that has the page' ? b : later;
    expect(await node.visit()).toMatchObject({ html: 'one', state: 'STALE' });
    for (const other of [a, b, later]) await waitUntil(async () => (await other.visit()).html === 'two');
    expect([(await node.visit()).state, source.renders]).toEqual(['HIT', 3]);
  },
);

test('a single node renews a page that could not be renewed on demand at its next visit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = createSource();
  const node = await startNode(source, { isAlone: true });
  await node.visit();
  source.content = new Error('The CMS is down');
  await expect(node.demand()).rejects.toThrow();
  source.content = 'two';
  expect(await node.visit()).toMatchObject({ html: 'one', state: 'STALE' });
  await waitUntil(async () => (await node.visit()).html === 'two');
});

test('a renewal on demand that fails late does not make a newer page stale', async () => {
  const source = createSource();
  const late = createSource();
  const [a, b] = [await startNode(source), await startNode(late)];
  await a.visit();
  await b.visit();
  let fail = (_error: Error) => {};
  late.read = () => new Promise((_resolve, reject) => (fail = reject));
  const demanded = b.demand();
  await waitUntil(() => late.renders > 0);
  source.content = 'two';
  await a.demand();
  fail(new Error('The CMS is down'));
  await expect(demanded).rejects.toThrow('The CMS is down');
  await waitUntil(async () => (await b.visit()).html === 'two');
  expect([(await a.visit()).state, (await b.visit()).state]).toEqual(['HIT', 'HIT']);
});

test.each([1, 3, 30, 60])(
  'a failed renewal of a path with a lifetime of %i s that did not exist is no new 404',
  async (revalidate) => {
    const source = createSource(null);
    const node = await startNode(source, { isAlone: true, revalidate });
    await node.visit();
    source.content = new Error('The CMS is down');
    await expect(node.demand()).rejects.toThrow('The CMS is down');
    source.content = 'one';
    expect(await node.visit()).toMatchObject({ html: null, state: 'STALE' });
    await waitUntil(async () => (await node.visit()).html === 'one');
  },
);

test('a renewal on demand does not wait for a first render that has failed', async () => {
  const source = createSource();
  const node = await startNode(source, { isAlone: true });
  source.content = new Error('The CMS is down');
  await expect(node.visit()).rejects.toThrow('The CMS is down');
  source.content = 'one';
  const startedAt = performance.now();
  await node.demand();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a renewal on demand does not wait for a page that is fetched in advance, which renews nothing', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source, SHORT), await startNode(source, SHORT)];
  await a.visit();
  await b.visit();
  await untilStale();
  expect((await a.prefetch()).html).toBe('one');
  expect((await b.visit()).state).toBe('STALE');
  await waitUntil(() => source.renders === 2);
  await a.prefetch();
  const startedAt = performance.now();
  await a.demand();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a renewal of a page that only another node has left makes that node renew it', async () => {
  const source = createSource();
  const [a, b] = [await startNode(source), await startNode(source)];
  await b.visit();
  await b.redis?.run((commands) => commands.flushAll());
  source.content = 'two';
  await a.demandIfCached();
  expect(source.renders).toBe(1);
  await waitUntil(async () => (await b.visit()).html === 'two');
});

test('keeps the pages that were used last within its memory', async () => {
  const source = createSource('x'.repeat(10_000));
  const node = await startNode(source, { isAlone: true, maxBytes: 200_000 });
  for (let i = 0; i < 20; i++) {
    await node.visit(`${PAGE}/${i}`);
    await node.visit(`${PAGE}/0`);
  }
  expect((await node.visit(`${PAGE}/0`)).state).toBe('HIT');
  expect((await node.visit(`${PAGE}/19`)).state).toBe('HIT');
  expect((await node.visit(`${PAGE}/1`)).state).toBe('MISS');
  expect(source.renders).toBe(21);
});

test('a render replaces a page only if the page is still in the cache', async () => {
  const source = createSource();
  const node = await startNode(source, { ...SHORT, isAlone: true, maxBytes: 20_000 });
  const replaced: boolean[] = [];
  source.read = async (page) => {
    if (page === PAGE) replaced.push(node.findReplaced(page) !== undefined);
    return 'x'.repeat(2_000);
  };
  await node.visit();
  await untilStale();
  await node.visit();
  await waitUntil(() => replaced.length === 2);
  for (let i = 0; i < 10; i++) await node.visit(`${PAGE}/${i}`);
  await node.visit();
  expect(replaced).toEqual([false, true, false]);
});
