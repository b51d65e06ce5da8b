import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FAULTS, startFailingProxy } from '../support/failing-proxy.ts';
import { type Answer, getAsIs } from '../support/get-as-is.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers.ts';

/** What stands before every page, by the name of its query. */
const QUESTIONS = { redirects: 'RedirectsQuery', sites: 'SitesQuery' };

/** Milliseconds that a visitor may wait for one of them, and what a busy machine may add. */
const PATIENCE_MS = 400;
const REST_MS = 50;

/** What waits for a hanging CMS takes longer; a visitor of a busy machine does not. */
const NEVER_LONGER_MS = 3000;

const HAVN = { host: 'havn.localhost' };

type Timed = Answer & { ms: number };

async function time(
  site: RunningServer,
  address: string,
  headers: Record<string, string> = {},
): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await getAsIs(site.url, address, headers);
  return { ...answer, ms: performance.now() - startedAt };
}

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'sites-'));

/** Gives the milliseconds of the slower answer. */
async function expectSites(site: RunningServer, name: string, limitMs: number): Promise<number> {
  const times: number[] = [];
  for (const [headers, text] of [
    [{}, '<title>About Solvind</title>'],
    [HAVN, '– Havnsø Havn</title>'],
  ] as const) {
    const { status, body, ms } = await time(site, headers === HAVN ? '/berths' : '/about', headers);
    expect(status, name).toBe(200);
    expect(body, name).toContain(text);
    expect(ms, name).toBeLessThan(limitMs);
    times.push(ms);
  }
  return Math.max(...times);
}

for (const [what, query] of Object.entries(QUESTIONS)) {
  test(`while the CMS fails for ${what} alone, seen pages come as fast as ever, each of its own site`, async () => {
    const cms = await startCms();
    const proxy = await startFailingProxy(cms.url);
    const site = await startSite({
      ...byContextId(proxy.url),
      GRAPH_QL_SERVICE_RETRIES: '0',
      PAGE_REVALIDATE_SECONDS: '3600',
      SNAPSHOT_FOLDER: createFolder(),
    });
    try {
      await getAsIs(site.url, '/about');
      await getAsIs(site.url, '/berths', HAVN);
      // On a busy machine the first list of rules may come later than the first visitor would wait for it.
      await expect.poll(async () => (await time(site, '/about-us')).headers.location).toBe('/about');
      for (const fault of Object.keys(FAULTS)) {
        proxy.fail(query, fault);
        // Both are kept for ten seconds: then the next visitor's request asks anew.
        await new Promise((resolve) => setTimeout(resolve, 10_500));
        const times: number[] = [];
        for (let i = 0; i < 3; i++) times.push(await expectSites(site, `${what}: ${fault}`, NEVER_LONGER_MS));
        expect(Math.min(...times), `${what}: ${fault}`).toBeLessThan(PATIENCE_MS + REST_MS);
        expect((await time(site, '/about-us')).headers.location, fault).toBe('/about');
        proxy.fail(null);
      }
      expect(site.output()).not.toContain('secret');
    } finally {
      await Promise.all([site.stop(), proxy.close(), cms.stop()]);
    }
  });
}

test('a node that starts while the CMS does not tell the sites knows them from the last one', async () => {
  const cms = await startCms();
  const proxy = await startFailingProxy(cms.url);
  const env = { ...byContextId(proxy.url), SNAPSHOT_FOLDER: createFolder() };
  const first = await startSite(env);
  await expectSites(first, 'first', 30_000);
  await first.stop();
  proxy.fail(QUESTIONS.sites, 'hanging');
  const second = await startSite(env);
  try {
    await expectSites(second, 'second', 30_000);
  } finally {
    await Promise.all([second.stop(), proxy.close(), cms.stop()]);
  }
});

test('a node that never knew the sites shows none at a host that may be another’s, and all as soon as it can', async () => {
  const cms = await startCms();
  const proxy = await startFailingProxy(cms.url);
  proxy.fail(QUESTIONS.sites, '500');
  const site = await startSite({ ...byContextId(proxy.url), SNAPSHOT_FOLDER: createFolder() });
  try {
    expect((await time(site, '/about')).status).toBe(200);
    const { status, headers } = await time(site, '/berths', HAVN);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    proxy.fail(null);
    await expect.poll(async () => (await time(site, '/berths', HAVN)).status, { timeout: 8000 }).toBe(200);
  } finally {
    await Promise.all([site.stop(), proxy.close(), cms.stop()]);
  }
});
