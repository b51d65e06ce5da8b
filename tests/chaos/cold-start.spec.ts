import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { WrittenFault } from '../../local-cms/faults/fault.ts';
import { setFaults } from '../support/faults.ts';
import { getAsIs } from '../support/get-as-is.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers.ts';

const DANISH = '/da/about';

/** Twice what a visitor may wait for a list that was kept, once before the page and once for it, and a busy machine. */
const SOON_MS = 2500;

const COLD_STARTS: readonly WrittenFault[] = [
  { match: 'SitesQuery', answer: '500' },
  { match: 'SitesQuery', delayMs: 900 },
  { match: 'SitesQuery', answer: 'hang' },
  { match: 'PageLanguagesQuery', answer: 'GraphQL error' },
  { match: 'PageLanguagesQuery', answer: '500' },
  { match: 'PageLanguagesQuery', answer: 'hang' },
  { match: 'RedirectsQuery', answer: 'hang' },
];

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'sites-'));
const start = (cms: RunningServer, folder: string) =>
  startSite({ ...byContextId(cms.url), GRAPH_QL_SERVICE_RETRIES: '0', SNAPSHOT_FOLDER: folder });

async function expectNotMissing(site: RunningServer) {
  const { status, headers } = await getAsIs(site.url, DANISH);
  expect([200, 503]).toContain(status);
  if (status === 200) return;
  expect(headers['retry-after']).toBe('30');
  expect(headers['cache-control']).toContain('no-store');
}

const readKept = (folder: string) =>
  readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

for (const fault of COLD_STARTS) {
  test(`no page is missing for a node that starts with ${JSON.stringify(fault)}`, async () => {
    const cms = await startCms();
    await setFaults(cms.url, [fault]);
    const folder = createFolder();
    const site = await start(cms, folder);
    try {
      for (let i = 0; i < 3; i++) {
        await expectNotMissing(site);
        expect((await getAsIs(site.url, '/about')).status).toBe(200);
      }
      await setFaults(cms.url, []);
      await expect.poll(async () => (await getAsIs(site.url, DANISH)).status, { timeout: 8000 }).toBe(200);
      expect((await getAsIs(site.url, DANISH)).body).toContain('lang="da"');
      expect((await getAsIs(site.url, '/about')).status).toBe(200);
      await expect.poll(() => readKept(folder)).toEqual([expect.stringContaining('"languages":["en","da"]')]);
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  });
}

for (const fault of COLD_STARTS.filter(({ answer }) => answer === 'hang' || answer === 'GraphQL error')) {
  test(`a kept list is as good as ever for a node that starts with ${JSON.stringify(fault)}`, async () => {
    const cms = await startCms();
    const folder = createFolder();
    const first = await start(cms, folder);
    await getAsIs(first.url, DANISH);
    await expect.poll(() => readKept(folder)).toHaveLength(1);
    await first.stop();
    const kept = readKept(folder);
    await setFaults(cms.url, [fault]);
    const site = await start(cms, folder);
    try {
      for (const address of [DANISH, '/about', DANISH]) {
        const startedAt = performance.now();
        expect((await getAsIs(site.url, address)).status).toBe(200);
        expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
      }
      expect(readKept(folder)).toEqual(kept);
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  });
}
