import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { WrittenFault } from '../../local-cms/services/faults/fault.ts';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { getWithoutHang, LONG_CMS_DEADLINE } from '../support/clients/get-without-hang.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

const DANISH = '/da/about';

const COLD_STARTS: readonly WrittenFault[] = [
  { match: 'SitesQuery', answer: '500' },
  { match: 'SitesQuery', delayMs: 900 },
  { match: 'SitesQuery', answer: 'hang' },
  { match: 'PageLanguagesQuery', answer: 'GraphQL error' },
  { match: 'PageLanguagesQuery', answer: '500' },
  { match: 'PageLanguagesQuery', answer: 'hang' },
  { match: 'RedirectsQuery', answer: 'hang' },
];

const folders: string[] = [];

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  folders.push(folder);
  return folder;
}

// A worker runs this after each group of tests, so it removes each folder only once.
test.afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const start = (cms: RunningServer, folder: string, env: Record<string, string> = {}) =>
  startSite({ ...byContextId(cms.url), GRAPH_QL_SERVICE_RETRIES: '0', SNAPSHOT_FOLDER: folder, ...env });

async function expectNotMissing(site: RunningServer) {
  const { status, headers } = await getAsIs(site.url, DANISH);
  expect([200, 503]).toContain(status);
  if (status === 200) return;
  expect(headers['retry-after']).toBe('30');
  expect(headers['cache-control']).toContain('no-store');
}

const readSiteLists = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^sites-\w+\.json$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

for (const fault of COLD_STARTS) {
  test(`a site that starts during the CMS fault ${JSON.stringify(fault)} never responds 404 for an existing page`, async () => {
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
      await expect
        .poll(() => readSiteLists(folder))
        .toEqual([expect.stringContaining('"languages":["en","da"]')]);
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  });
}

for (const fault of COLD_STARTS.filter(({ answer }) => answer === 'hang' || answer === 'GraphQL error')) {
  test(`a site that starts during the CMS fault ${JSON.stringify(fault)} uses its saved site list`, async () => {
    const cms = await startCms();
    const folder = createFolder();
    const first = await start(cms, folder);
    await getAsIs(first.url, DANISH);
    await expect.poll(() => readSiteLists(folder)).toHaveLength(1);
    await first.stop();
    const kept = readSiteLists(folder);
    await setFaults(cms.url, [fault]);
    const site = await start(cms, folder, { CMS_DEADLINE_MS: LONG_CMS_DEADLINE });
    try {
      for (const path of [DANISH, '/about', DANISH]) {
        expect((await getWithoutHang(site, path)).status).toBe(200);
      }
      expect(readSiteLists(folder)).toEqual(kept);
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  });
}
