import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

/** The default of CMS_DEADLINE_MS, and what a busy machine needs to render an error page. */
const DEADLINE_MS = 5000;
const REST_MS = 3000;

/** What a node keeps on its disk for these visits. */
const SAVED = ['error-pages', 'redirects', 'robots', 'sites'];

for (const answer of ['500', 'hang'] as const) {
  test(`a node that starts while the CMS answers "${answer}" has languages, error page, redirects and robots.txt`, async () => {
    const cms = await startCms();
    const folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
    const snapshots = path.join(folder, 'snapshots');
    const env = { ...byContextId(cms.url), SNAPSHOT_FOLDER: snapshots };
    const first = await startSite(env);
    expect(await visitAll(first)).toEqual({ missing: 404, moved: 301, robots: 200, page: 200 });
    // The site writes these files after it has responded, and a stopping site does not finish writing.
    await expect.poll(() => toNames(snapshots)).toEqual(expect.arrayContaining(SAVED));
    await first.stop();
    await setFaults(cms.url, [{ match: '', answer }]);
    const second = await startSite(env);
    try {
      expect(await visitAll(second)).toEqual({ missing: 404, moved: 301, robots: 200, page: 503 });
      const { body } = await getAsIs(second.url, '/da/a%22b');
      expect(body).toContain('Siden er blæst væk');
      expect(body).toContain('<html lang="da"');
    } finally {
      await Promise.all([second.stop(), cms.stop()]);
      rmSync(folder, { recursive: true });
    }
  });
}

/** Returns the kinds of the saved values, whose files are called `<kind>-<hash>.json`. */
const toNames = (folder: string) => readdirSync(folder).map((file) => file.replace(/-[^-]*$/, ''));

/** Visits what a node keeps on its disk, and at last a page, which it does not keep. */
async function visitAll(site: RunningServer) {
  const missing = await getAsIs(site.url, '/da/a%22b');
  const moved = await getAsIs(site.url, '/about-us');
  const robots = await getAsIs(site.url, '/robots.txt');
  const page = await getAsIs(site.url, '/da/about');
  return { missing: missing.status, moved: moved.status, robots: robots.status, page: page.status };
}

test('a page of a node that has nothing on its disk takes at most the deadline while the CMS hangs', async () => {
  const cms = await startCms();
  await setFaults(cms.url, [{ match: '', answer: 'hang' }]);
  const site = await startSite(byContextId(cms.url));
  try {
    const startedAt = performance.now();
    expect((await getAsIs(site.url, '/about')).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + REST_MS);
  } finally {
    await Promise.all([site.stop(), cms.stop()]);
  }
});
