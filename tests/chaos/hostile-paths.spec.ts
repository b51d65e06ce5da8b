import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/servers/recording-proxy.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

// The tests run one after the other, because they count the queries that their shared CMS receives.
test.describe.configure({ mode: 'default' });

let cms: RunningServer;
let proxy: RecordingProxy;
let site: RunningServer;

test.beforeAll(async () => {
  cms = await startCms();
  proxy = await startRecordingProxy(cms.url);
  // Enough for all paths: unknown-paths.spec.ts tests what happens when there are too many.
  site = await startSite({ ...byContextId(proxy.url), CMS_REQUESTS_PER_SECOND: '1000' });
  // The queries of the pages that exist.
  for (const path of ['/', '/da', '/about', '/da/about']) await getAsIs(site.url, path);
  await getAsIs(site.url, '/a-page-that-is-not-there');
});

test.afterAll(async () => {
  await site.stop();
  await proxy.stop();
  await cms.stop();
});

const toQuery = (body: string): unknown => JSON.parse(body).query;

/** Generates what an attacker would put into a path: GraphQL, paths, encodings, long and arbitrary text. */
const hostileSegment = fc.oneof(
  fc.constantFrom(
    '"',
    '\\',
    ')',
    '{',
    '}',
    '\n',
    '\r\n',
    '\0',
    '..',
    '.',
    '%',
    '%00',
    '😀',
    '"){item{id}}#',
    '$path',
    '/*',
  ),
  fc.constantFrom('_site_other', '_variantId_x', '_next', 'api', '__proto__', 'constructor', '<script>'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Removes all characters that an HTTP request line cannot contain. */
const raw = (text: string) => text.replace(/[^\x21-\x7e]/g, '');

const hostilePath = fc
  .tuple(
    fc.array(fc.tuple(hostileSegment, fc.constantFrom(encode, raw)), { maxLength: 4 }),
    fc.constantFrom('', '/da', '/about'),
  )
  .map(([segments, prefix]) => `${prefix}/${segments.map(([text, write]) => write(text)).join('/')}`);

test('no path changes the query that the CMS receives or causes a 500', async () => {
  const known = new Set(proxy.bodies.map(toQuery));
  await fc.assert(
    fc.asyncProperty(hostilePath, async (path) => {
      const before = proxy.bodies.length;
      const { status, body } = await getAsIs(site.url, path);
      expect([200, 308, 400, 404], `${path} gave ${status}`).toContain(status);
      // A response is HTML or, below /api/, JSON or, below /_next/, text.
      if (status !== 308) expect(body).toMatch(/<html|"There is nothing at this URL."|^Not Found$/);
      for (const sent of proxy.bodies.slice(before)) expect(known).toContain(toQuery(sent));
    }),
    { numRuns: 400 },
  );
});

for (const path of [
  '/a%22b',
  '/a%5Cb',
  '/a)b',
  '/a%7Bb',
  '/a%0Ab',
  '/a%00b',
  '/%F0%9F%98%80',
  `/${'x'.repeat(8192)}`,
]) {
  test(`${path.slice(0, 24)} gets the site's own 404 page`, async () => {
    const { status, body } = await getAsIs(site.url, path);
    expect(status).toBe(404);
    expect(body).toContain('<h1');
  });
}

for (const path of [
  '/_site_solvind/en/about',
  '/_site_other',
  '/_variantId_x/about',
  '/da/_site_solvind/en',
  '/_refused',
]) {
  test(`the internal path ${path} gets 404 without a query to the CMS`, async () => {
    const before = proxy.bodies.length;
    expect((await getAsIs(site.url, path)).status).toBe(404);
    expect(proxy.bodies.slice(before).map((body) => JSON.parse(body).variables.path ?? '')).not.toContain(
      path,
    );
  });
}

test('a path with two dots leads to the home page and not out of the site', async () => {
  for (const path of ['/..', '/%2e%2e/%2e%2e', '/about/../../..']) {
    const { status, body } = await getAsIs(site.url, path);
    expect(status, path).toBe(200);
    expect(body).toContain('href="http://localhost:3000/"');
  }
});

test('spellings of one path share one cache entry', async () => {
  await getAsIs(site.url, '/membership');
  for (const variant of ['/Membership', '/MEMBERSHIP?utm_source=x', '/%6dembership']) {
    const { status, headers } = await getAsIs(site.url, variant);
    expect(status, variant).toBe(200);
    expect(headers['x-nextjs-cache'], variant).toBe('HIT');
  }
  const slash = await getAsIs(site.url, '/membership/');
  expect([slash.status, slash.headers.location]).toEqual([308, '/membership']);
});
