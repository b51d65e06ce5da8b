import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { openConnection, sendRaw } from '../support/clients/send-raw.ts';
import { startRecordingProxy } from '../support/servers/recording-proxy.ts';
import { byContextId, type RunningSite, startCms, startSite } from '../support/servers/start-servers.ts';

let site: RunningSite;
let stop: () => Promise<unknown>;
let bodies: readonly string[];

test.beforeAll(async () => {
  const cms = await startCms();
  const proxy = await startRecordingProxy(cms.url);
  site = await startSite(byContextId(proxy.url));
  bodies = proxy.bodies;
  stop = async () => Promise.all([site.stop(), proxy.stop(), cms.stop()]);
});

test.afterAll(() => stop());

const END = 'Host: localhost\r\nConnection: close\r\n\r\n';

for (const [name, bytes, status] of [
  ['TRACE', `TRACE / HTTP/1.1\r\n${END}`, 405],
  ['TRACE of a page', `TRACE /about HTTP/1.1\r\n${END}`, 405],
  ['CONNECT', `CONNECT other.test:443 HTTP/1.1\r\n${END}`, 405],
  ['GET *', `GET * HTTP/1.1\r\n${END}`, 400],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${END}`, 204],
  ['another host in the request line', `GET http://other.test/about HTTP/1.1\r\n${END}`, 400],
  ['the own host in the request line', `GET http://localhost/about HTTP/1.1\r\n${END}`, 200],
  ['no slash', `GET about HTTP/1.1\r\n${END}`, 400],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', `BREW /about HTTP/1.1\r\n${END}`, 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a line break in a header', `GET / HTTP/1.1\r\nX: a\rb\r\n${END}`, 400],
  ['two lengths', `POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}`, 400],
  [
    'a length and chunks',
    `POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${END}`,
    400,
  ],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${END}`, 431],
  ['a form that is posted to a page', `POST /about HTTP/1.1\r\nContent-Length: 3\r\n${END}a=b`, 405],
  [
    'a switch to HTTP/2',
    `GET /about HTTP/1.1\r\nUpgrade: h2c\r\n${END.replace('close', 'close, Upgrade')}`,
    200,
  ],
] as const) {
  test(`${name} is answered with ${status} and without a stack`, async () => {
    const answer = await sendRaw(site.url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/\bat .*\.js|node_modules|\/work\//);
    if (status === 405) expect(answer).toMatch(/\r\nAllow: GET, HEAD/);
    if (status !== 200) expect(answer).not.toMatch(/s-maxage/);
  });
}

const Manifest = z.object({ preview: z.object({ previewModeId: z.string() }) });

test('the key of the build does not open a way past the proxy', async () => {
  const { preview } = Manifest.parse(JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')));
  const asked = bodies.length;
  const plain = await getAsIs(site.url, '/faq');
  const cost = bodies.length - asked;
  expect(cost).toBeGreaterThan(0);
  const { status, headers, body } = await getAsIs(site.url, '/faq', {
    'x-prerender-revalidate': preview.previewModeId,
  });
  expect([status, body]).toEqual([200, plain.body]);
  expect(headers['x-nextjs-cache']).toBe('HIT');
});

test('a missing file of a build is never kept by caches, and costs the CMS nothing', async () => {
  const asked = bodies.length;
  for (const path of ['/_next/static/nope.js', '/_next/data/older/about.json', '/_next/x']) {
    const { status, headers } = await getAsIs(site.url, path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
  }
  expect(bodies.length).toBe(asked);
});

test('files of the build may be kept for ever', async () => {
  const [, asset = ''] = /"(\/_next\/static\/[^"]+)"/.exec((await getAsIs(site.url, '/about')).body) ?? [];
  const { status, headers } = await getAsIs(site.url, asset);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a page tells nothing about the inside of the site, and has the id of its request', async () => {
  const { headers } = await getAsIs(site.url, '/about', { 'x-request-id': 'from-nginx-1' });
  expect(headers['x-request-id']).toBe('from-nginx-1');
  const internal = Object.keys(headers).filter((name) => /^x-(?!request-id$|nextjs-cache$)/.test(name));
  expect(internal.filter((name) => /middleware|nextjs|powered/.test(name))).toEqual([]);
  await expect.poll(site.output).toContain('"requestId":"from-nginx-1"');
});

test('a client that sends its headers slowly is cut off after 15 to 20 seconds', async () => {
  const socket = await openConnection(site.url);
  const startedAt = performance.now();
  const timer = setInterval(() => socket.write('X-More: 1\r\n'), 1_000);
  socket.write('GET / HTTP/1.1\r\n');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - startedAt).toBeLessThan(25_000);
});
