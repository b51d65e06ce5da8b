import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { startRecordingProxy } from '../support/servers/recording-proxy.ts';
import { byContextId, PATIENT, startCms, startSite } from '../support/servers/start-servers.ts';

const Question = z.object({
  operationName: z.string(),
  variables: z.looseObject({ path: z.string().optional(), itemPath: z.string().optional() }),
});

/** Internal headers of Next and the SDK. They must have no effect when a visitor sends them. */
const INTERNAL_HEADERS = {
  'x-middleware-rewrite': '/_site_havn/da',
  'x-middleware-next': '1',
  'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
  'x-middleware-override-headers': 'host',
  'x-middleware-request-host': 'havn.localhost',
  'x-middleware-set-cookie': 'sc_site=havn',
  'x-middleware-cache': 'no-cache',
  'x-middleware-prefetch': '1',
  'x-invoke-path': '/_site_havn/da',
  'x-matched-path': '/_site_havn/da',
  'x-nextjs-rewrite': '/_site_havn/da',
  'x-sc-rewrite': '/_site_havn/da',
};

test('a visitor who sends internal paths or headers reaches no other site and no cache entry of a page', async () => {
  const cms = await startCms();
  const proxy = await startRecordingProxy(cms.url);
  const site = await startSite(byContextId(proxy.url));
  const layouts = () => toLayoutPaths(proxy.bodies);
  const made: string[] = [];
  try {
    await getAsIs(site.url, '/about');
    const before = layouts().length;
    for (const path of [
      '/_variantId_x/about',
      '/_variantId_x/_site_havn/da',
      '/_site_havn/da',
      '/_site_other/en',
      '/%5Fsite_havn/da',
      '/_SITE_havn/da',
      '/_next/data/x/_site_havn/da.json',
      '/api/_site_havn/da',
      '/favicon.icox/_site_havn/da',
      '/icon.svg/_site_havn/da',
    ]) {
      for (let i = 0; i < 2; i++) {
        const { status, body, headers } = await getAsIs(site.url, path);
        expect(status, path).toBe(404);
        expect(body, path).not.toContain('Havnsø Havn');
        if (headers['x-nextjs-cache'] === 'MISS') made.push(path);
      }
    }
    expect(layouts()).toHaveLength(before);
    // All refused requests share one cache entry.
    expect(made.length).toBeLessThanOrEqual(1);

    for (const [name, value] of Object.entries(INTERNAL_HEADERS)) {
      const { status, body, headers } = await getAsIs(site.url, '/about', { [name]: value });
      expect(status, name).toBe(200);
      expect(body, name).toContain('<title>About Solvind</title>');
      expect(headers['set-cookie'], name).toBeUndefined();
    }
    expect(layouts()).toHaveLength(before);
  } finally {
    await Promise.all([site.stop(), proxy.stop(), cms.stop()]);
  }
});

const agreed = {
  cookie: `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`,
  'user-agent': 'Mozilla/5.0 Firefox/140',
};

test('500 unknown paths cost at most one query each and fit into a small heap', async () => {
  const cms = await startCms();
  const proxy = await startRecordingProxy(cms.url);
  // The site needs about 70 MB. An error page takes about 150 KB while it is rendered, so 500 of them at once
  // would not fit.
  const site = await startSite({
    ...byContextId(proxy.url),
    NODE_OPTIONS: '--max-old-space-size=128',
    // Otherwise most of the paths would get 503 (tests/production/unknown-paths.spec.ts).
    CMS_REQUESTS_PER_SECOND: '1000',
    // The timeouts are long, because after a timeout the site would query the CMS again for the page.
    ...PATIENT,
  });
  const buildId = readFileSync('.next/BUILD_ID', 'utf8');
  const asks = [
    (path: string) => getAsIs(site.url, path),
    (path: string) => getAsIs(site.url, path, agreed),
    (path: string) => getAsIs(site.url, `/_next/data/${buildId}${path}.json`, { 'x-nextjs-data': '1' }),
  ];
  try {
    await inTurns(500, async (i) => {
      const path = `/unknown-${i}/${(i * 7919) % 1000}`;
      const answer = await asks[i % asks.length]?.(path);
      expect(answer?.status).toBe(404);
    });
    const paths = toAskedPaths(proxy.bodies);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(0);
    expect((await getAsIs(site.url, '/about')).status).toBe(200);
  } finally {
    await Promise.all([site.stop(), proxy.stop(), cms.stop()]);
  }
});

/** Returns the unknown paths in all queries to the CMS. */
const toAskedPaths = (bodies: readonly string[]) =>
  bodies
    .map((body) => Question.parse(JSON.parse(body)).variables)
    .map(({ path, itemPath }) => path ?? itemPath ?? '')
    .filter((path) => path.startsWith('/unknown-'));

/** Returns the paths of all layout queries to the CMS. */
const toLayoutPaths = (bodies: readonly string[]) =>
  bodies
    .map((body) => Question.parse(JSON.parse(body)))
    .flatMap(({ operationName, variables }) => (operationName === 'LayoutQuery' ? [variables.path] : []));

/** Calls `work` `count` times, with at most ten calls at the same time. */
async function inTurns(count: number, work: (i: number) => Promise<void>) {
  let next = 0;
  const workers = Array.from({ length: 10 }, async () => {
    while (next < count) await work(next++);
  });
  await Promise.all(workers);
}
