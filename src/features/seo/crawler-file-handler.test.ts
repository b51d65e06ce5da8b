import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteList } from '@/features/sites/site-list/site-list';
import type { Logger } from '@/platform/telemetry/logger';
import { type CrawlerFile, createCrawlerFileHandler } from './crawler-file-handler';

const sites = ['one', 'two'].map((name) => ({
  name,
  hostName: `${name}.test`,
  defaultLanguage: 'en',
  languages: ['en'],
}));

type FindFile = Parameters<typeof createCrawlerFileHandler>[1];

let close = () => {};
afterEach(() => close());

async function serve(findFile: FindFile, known = sites) {
  const errors: unknown[] = [];
  const quiet = () => {};
  const logger: Logger = {
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: ({ error }) => void errors.push(error),
  };
  const handle = createCrawlerFileHandler(
    { loadSites: async () => createSiteList(known, 'one'), logger },
    findFile,
  );
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://any.test');
    void handle(Object.assign(request, { query: Object.fromEntries(searchParams) }), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo; // `address()` returns a string only for a pipe
  return { errors, ask: (path = '/', init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) };
}

const file: CrawlerFile = { type: 'application/xml', text: '<urlset>ø</urlset>' };

test('serves the file with its type, cacheable by a CDN', async () => {
  const response = await (await serve(async () => file)).ask();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(file.text);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-length': '19',
    'cache-control': 'public, max-age=0, s-maxage=300',
    'x-content-type-options': 'nosniff',
  });
});

test('answers HEAD without a body', async () => {
  const response = await (await serve(async () => file)).ask('/', { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '19',
    '',
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'refuses %s and lists the allowed methods',
  async (method) => {
    const response = await (await serve(async () => file)).ask('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test('passes the site and the query to findFile', async () => {
  const { ask } = await serve(async ({ name }, { part }) => ({
    type: 'text/plain',
    text: `${name} ${part}`,
  }));
  // No site has the host 127.0.0.1, so the main site is used.
  expect(await (await ask('/?part=2')).text()).toBe('one 2');
});

test('finds the site by the Host header', async () => {
  const named = sites.map((site) => ({
    ...site,
    hostName: site.name === 'two' ? '127.0.0.1' : 'other.test',
  }));
  const { ask } = await serve(async ({ name }) => ({ type: 'text/plain', text: name }), named);
  expect(await (await ask()).text()).toBe('two');
});

test.each([
  ['404 for a missing file', sites, 404],
  ['503 while the sites are unknown', [], 503],
])('returns %s, which caches must not store', async (_case, known, status) => {
  const { ask } = await serve(async () => null, known);
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('answers a failure with 503 and Retry-After, and logs the error without exposing it', async () => {
  const error = new Error('https://cms.test/?sitecoreContextId=S3CRET');
  const { ask, errors } = await serve(() => Promise.reject(error));
  const response = await ask('/', { redirect: 'manual' });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('The file is not available at the moment. Try again in 30 seconds.\n');
  expect(errors).toEqual([error]);
});
