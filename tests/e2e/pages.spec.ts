import { expect } from '@playwright/test';
import { findMarkupFaults } from '../../src/rendering/markup-faults.ts';
import { findBarriers, listenForComplaints, measureLayoutShift } from '../support/page-health.ts';
import { fetchHtmlInState, openInState, PAGE_STATES } from '../support/page-states.ts';
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

for (const state of ['preview', 'edit'] as const) {
  test(`no sample page makes an editor's browser complain in ${state} state`, async ({ page, cms, site }) => {
    const complaints = listenForComplaints(page);
    for (const path of await fetchSamplePaths(cms.url)) {
      await openInState(page, site, path, state);
      expect(complaints, path).toEqual([]);
    }
  });
}

/** The protocol of the page editor has its chromes where HTML has no place for them. */
const withoutChromes = (html: string) => html.replaceAll(/<code type="text\/sitecore".*?<\/code>/gs, '');

test('the HTML of every sample page is valid in every state', async ({ cms, site }) => {
  for (const path of await fetchSamplePaths(cms.url)) {
    for (const state of PAGE_STATES) {
      const html = withoutChromes(await fetchHtmlInState(site, path, state));
      expect(await findMarkupFaults(html), `${path}, ${state}`).toEqual([]);
    }
  }
});
