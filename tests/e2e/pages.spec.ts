import { expect } from '@playwright/test';
import { findBarriers, listenForComplaints, measureLayoutShift } from '../support/page-health.ts';
import { test } from '../support/running-site.ts';
import { fetchSamplePaths } from '../support/sample-pages.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`every sample page is clean, steady and accessible at ${viewport.width} px`, async ({
    browser,
    cms,
    site,
  }) => {
    const paths = await fetchSamplePaths(cms.url);
    expect(paths.length).toBeGreaterThanOrEqual(16);

    for (const path of paths) {
      await test.step(path, async () => {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const complaints = listenForComplaints(page);
        const response = await page.goto(site.url + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');

        expect(response?.status(), path).toBe(200);
        expect(await measureLayoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(0.02);
        expect(await findBarriers(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }
  });
}

test('no page is wider than a narrow screen', async ({ browser, cms, site }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const path of await fetchSamplePaths(cms.url)) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await context.close();
});
