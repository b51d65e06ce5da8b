import { createServer } from 'node:http';
import { collectMetrics } from '@tests/fakes/collect-metrics';
import { listen } from '@tests/servers/listen';
import { measureWhenDone, toRequestKind } from './measure-request.ts';

test.each([
  ['/', 'page'],
  ['/en/about', 'page'],
  ['/price-2.50', 'page'],
  ['/_next/data/b1/en/about.json', 'data'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/api/healthz', 'api'],
  ['/api/editing/render', 'editing'],
  ['/robots.txt', 'file'],
  ['/sitemap-2.xml', 'file'],
])('%s is of the kind %s', (path, kind) => {
  expect(toRequestKind(path)).toBe(kind);
});

test('counts a response with its status and the state of the page cache', async () => {
  const metrics = collectMetrics();
  const server = createServer((_request, response) => {
    measureWhenDone(response, { requestId: 'r1', path: '/about', cache: 'STALE', upstream: [] });
    response.writeHead(404).end();
  });
  const { url, stop } = await listen(server);
  await fetch(url);
  await stop();
  const points = await metrics.collect();
  await metrics.stop();
  expect(points).toEqual([
    {
      name: 'marquee.request.duration',
      attributes: { kind: 'page', status: '4xx' },
      value: expect.any(Number),
    },
    { name: 'marquee.page_cache.requests', attributes: { state: 'stale' }, value: 1 },
  ]);
});
