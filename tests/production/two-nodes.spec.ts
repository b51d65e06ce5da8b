import { expect, test } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/servers/recording-proxy.ts';
import { startRedis } from '../support/servers/redis.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

const CACHE_CONTROL = 's-maxage=60, stale-while-revalidate=300';

const countLayouts = ({ bodies }: RecordingProxy): number =>
  bodies.filter((body) => body.includes('LayoutQuery')).length;

async function visit(site: { url: string }, path: string) {
  const { status, headers, body } = await getAsIs(site.url, path);
  return { status, body, state: headers['x-nextjs-cache'], cacheControl: headers['cache-control'] };
}

test('two nodes share their pages through Redis, and go on alone while it is gone', async () => {
  await using servers = new AsyncDisposableStack();
  const redis = await startRedis('--requirepass', 'S3CRET');
  servers.defer(redis.stop);
  const cms = await startCms();
  servers.defer(cms.stop);
  const proxy = await startRecordingProxy(cms.url);
  servers.defer(proxy.stop);
  const env = {
    ...byContextId(proxy.url),
    ALLOWED_COMPONENT_HOSTS: new URL(cms.url).host,
    PUBLIC_URL: 'http://localhost',
    REDIS_URL: redis.url.replace('redis://', 'redis://:S3CRET@'),
  };
  const [a, b] = [await startSite(env), await startSite(env)];
  servers.defer(a.stop);
  servers.defer(b.stop);

  const first = await visit(a, '/about');
  expect(first).toMatchObject({ status: 200, state: 'MISS', cacheControl: CACHE_CONTROL });
  expect(await visit(b, '/about')).toEqual({ ...first, state: 'HIT' });
  expect(await visit(a, '/about')).toEqual({ ...first, state: 'HIT' });
  expect(countLayouts(proxy)).toBe(1);

  const missing = await visit(b, '/nothing-here');
  expect(missing).toMatchObject({ status: 404, cacheControl: CACHE_CONTROL });
  expect((await visit(a, '/nothing-here')).status).toBe(404);
  expect(countLayouts(proxy)).toBe(2);

  await redis.kill();
  for (const site of [a, b]) {
    for (const path of ['/about', '/news/school-roof']) expect((await visit(site, path)).status).toBe(200);
  }
  await redis.restart();
  await expect.poll(() => [a, b].every(({ output }) => output().includes('Redis answers again'))).toBe(true);
  expect((await visit(a, '/da/about')).state).toBe('MISS');
  expect((await visit(b, '/da/about')).state).toBe('HIT');
  for (const { output } of [a, b]) {
    expect(output()).not.toContain('S3CRET');
    // One line for each outage. A busy machine may cause a short one more.
    expect(output().match(/Redis does not answer/g)?.length).toBeLessThan(4);
  }
});

test('a stale page is renewed by one node and seen by both', async () => {
  await using servers = new AsyncDisposableStack();
  const redis = await startRedis();
  servers.defer(redis.stop);
  const cms = await startCms();
  servers.defer(cms.stop);
  const proxy = await startRecordingProxy(cms.url);
  servers.defer(proxy.stop);
  const env = {
    ...byContextId(proxy.url),
    PUBLIC_URL: 'http://localhost',
    REDIS_URL: redis.url,
    PAGE_REVALIDATE_SECONDS: '10',
  };
  const nodes = [await startSite(env), await startSite(env)];
  for (const node of nodes) servers.defer(node.stop);

  for (const node of nodes) await visit(node, '/about');
  await new Promise((resolve) => setTimeout(resolve, 10_200));
  const visits = await Promise.all([...nodes, ...nodes, ...nodes].map((node) => visit(node, '/about')));
  expect(visits.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(visits.some(({ state }) => state === 'STALE')).toBe(true);
  await expect.poll(() => countLayouts(proxy)).toBe(2);
  for (const node of nodes) await expect.poll(async () => (await visit(node, '/about')).state).toBe('HIT');
  expect(countLayouts(proxy)).toBe(2);
});

for (const [kind, url] of [
  ['that refuses the connection', 'redis://user:S3CRET@127.0.0.1:1'],
  ['that is not a URL of Redis', 'http://:S3CRET@127.0.0.1:1'],
] as const) {
  test(`the site does not start with a REDIS_URL ${kind}, and says so without the password`, async () => {
    const start = startSite({ ...byContextId('http://127.0.0.1:1'), REDIS_URL: url });
    const error: unknown = await start.catch((reason: unknown) => reason);
    expect(String(error).match(/REDIS_URL/g)).toHaveLength(1);
    expect(String(error)).not.toContain('"level":"error"');
    expect(String(error)).not.toContain('S3CRET');
  });
}
