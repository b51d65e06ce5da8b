import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { z } from 'zod';
import { findScript } from '../support/clients/build-assets.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { openConnection, readUntilClosed, sendRaw } from '../support/clients/send-raw.ts';
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
  const asset = findScript((await getAsIs(site.url, '/about')).body);
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

/** Parts of requests, whole and broken, so that most cases get beyond the first line. */
const piece = fc.oneof(
  fc.constantFrom(
    'GET',
    'POST',
    'TRACE',
    ' ',
    '/',
    '/about',
    '/_next/data/x.json',
    '/api/csp-report',
    '?',
    '%',
    '%00',
  ),
  fc.constantFrom(
    ' HTTP/1.1',
    ' HTTP/9.9',
    '\r\n',
    '\n',
    '\r',
    '\0',
    'Host: localhost',
    'Host:',
    'Cookie: a=b',
    ': ',
  ),
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    '5\r\nhello\r\n',
    'ffffffff\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const bytes = fc.oneof(
  fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `GET /${pieces.join('')} HTTP/1.1\r\n${END}`),
  fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => `POST /api/csp-report HTTP/1.1\r\nHost: a\r\n${pieces.join('')}\r\n\r\n`),
);

test('whatever bytes arrive, the server closes or answers without a 5xx, and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const socket = await openConnection(site.url);
      const answer = readUntilClosed(socket);
      socket.end(Buffer.from(sent, 'latin1'));
      expect(await answer).toMatch(/^(HTTP\/1\.1 [1-4]\d\d |$)/);
    }),
    { numRuns: 300 },
  );
  expect((await getAsIs(site.url, '/about')).status).toBe(200);
  expect(site.output()).not.toMatch(/An exception was not caught|A request could not be answered/);
});

/** Opens 200 connections that send a bit every second. Resolves to all answers and to the time until the last one. */
async function sendSlowly(start: string, more: string) {
  const startedAt = performance.now();
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openConnection(site.url)));
  const answers = Promise.all(sockets.map(readUntilClosed));
  for (const socket of sockets) socket.write(start);
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(more);
  }, 1_000);
  expect((await getAsIs(site.url, '/about')).status).toBe(200);
  const statuses = new Set((await answers).map((answer) => answer.slice(0, 12)));
  clearInterval(timer);
  return { statuses, ms: performance.now() - startedAt };
}

test('200 clients that send their headers slowly are cut off after 15 to 20 seconds, and others are served', async () => {
  const { statuses, ms } = await sendSlowly('GET / HTTP/1.1\r\n', 'X-More: 1\r\n');
  expect([...statuses]).toEqual(['HTTP/1.1 408']);
  expect(ms).toBeLessThan(25_000);
});

test('200 clients that send their body slowly are cut off after 30 to 35 seconds, and others are served', async () => {
  const headers = 'Host: localhost\r\nContent-Length: 1000';
  const { statuses, ms } = await sendSlowly(`POST /api/csp-report HTTP/1.1\r\n${headers}\r\n\r\n`, 'x');
  for (const status of statuses) expect(status).toMatch(/^(HTTP\/1\.1 4\d\d)?$/);
  expect(ms).toBeLessThan(40_000);
});
