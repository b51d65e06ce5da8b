import { createServer } from 'node:http';
import { listen } from '@tests/servers/listen';
import { createPurge } from './purge-cdn';

/** Starts a cache that answers with the statuses in turn; `null`: never. */
async function startCache(...statuses: (number | null)[]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`);
    const status = statuses[Math.min(requests.length, statuses.length) - 1];
    if (status) response.writeHead(status).end();
  });
  return { ...(await listen(server, '127.0.0.1')), requests };
}

const about = { host: 'www.site.test', path: '/about?*' };
const settings = { deadlineMs: 10_000, retryMs: [1, 1] };

test('sends PURGE with the host of the site to every cache', async () => {
  const caches = [await startCache(200), await startCache(204)];
  const purge = createPurge({ ...settings, origins: caches.map(({ url }) => url) });
  const urls = [about, { host: 'b.test', path: '/_next/data/build/index.json' }];
  expect(await purge(urls)).toEqual([]);
  for (const { requests, stop } of caches) {
    expect(requests.sort()).toEqual([
      'PURGE b.test/_next/data/build/index.json',
      'PURGE www.site.test/about?*',
    ]);
    await stop();
  }
});

test.each([404, 412])('status %i means that the cache has no copy', async (status) => {
  const { url, requests, stop } = await startCache(status);
  expect(await createPurge({ ...settings, origins: [url] })([about])).toEqual([]);
  expect(requests).toHaveLength(1);
  await stop();
});

test.each([500, null])('tries again after a 503, and then after %s', async (second) => {
  const { url, requests, stop } = await startCache(503, second, 200);
  expect(await createPurge({ ...settings, deadlineMs: 1_000, origins: [url] })([about])).toEqual([]);
  expect(requests).toHaveLength(3);
  await stop();
});

test.each([
  ['refuses', 403, settings, 'status 403'],
  ['never answers', null, { ...settings, deadlineMs: 100 }, 'no answer within 0.1 s'],
])('says what a cache that %s could not purge', async (_kind, status, chosen, reason) => {
  const { url, stop } = await startCache(status);
  const failures = await createPurge({ ...chosen, origins: [url] })([about]);
  expect(failures).toEqual([`${url}: PURGE www.site.test/about?*: ${reason}`]);
  await stop();
});

test('says that a cache cannot be reached', async () => {
  const { url, stop } = await startCache(200);
  await stop();
  expect(await createPurge({ ...settings, origins: [url] })([about])).toEqual([
    expect.stringContaining('ECONNREFUSED'),
  ]);
});
