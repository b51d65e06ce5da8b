import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/running-site.ts';
import { fetchSamplePaths } from '../support/sample-pages.ts';

/** Everything that a visitor's browser complains about. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** The layout shift so far, as the browser counts it for Core Web Vitals. */
function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(total), 100));
      }),
  );
}

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
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
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
