import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

const SITES = 'SitesQuery';
const HAVN = { host: 'havn.localhost' };

const folders: string[] = [];

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sites-'));
  folders.push(folder);
  return folder;
}

test.afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function expectSites(site: RunningServer): Promise<void> {
  for (const [headers, address, text] of [
    [{}, '/about', '<title>About Solvind</title>'],
    [HAVN, '/berths', '· Havnsø Havn</title>'],
  ] as const) {
    const { status, body } = await getAsIs(site.url, address, headers);
    expect(status).toBe(200);
    expect(body).toContain(text);
  }
}

test('a server that starts while the site query hangs uses the site list that the previous server saved', async () => {
  const cms = await startCms();
  const env = { ...byContextId(cms.url), SNAPSHOT_FOLDER: createFolder() };
  const first = await startSite(env);
  await expectSites(first);
  await first.stop();
  await setFaults(cms.url, [{ match: SITES, answer: 'hang' }]);
  const second = await startSite(env);
  try {
    await expectSites(second);
  } finally {
    await Promise.all([second.stop(), cms.stop()]);
  }
});

test('a server without a site list serves only the configured site until the CMS responds', async () => {
  const cms = await startCms();
  await setFaults(cms.url, [{ match: SITES, answer: '500' }]);
  const site = await startSite({ ...byContextId(cms.url), SNAPSHOT_FOLDER: createFolder() });
  try {
    expect((await getAsIs(site.url, '/about')).status).toBe(200);
    const { status, headers } = await getAsIs(site.url, '/berths', HAVN);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    await setFaults(cms.url, []);
    await expect
      .poll(async () => (await getAsIs(site.url, '/berths', HAVN)).status, { timeout: 8000 })
      .toBe(200);
  } finally {
    await Promise.all([site.stop(), cms.stop()]);
  }
});
