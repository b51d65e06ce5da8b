import { type Browser, expect, type Page, test } from '@playwright/test';
import { listThemes } from '../../scripts/themes/theme-file.ts';
import {
  findBarriers,
  listenForComplaints,
  listenForOutsideRequests,
  measureLayoutShift,
  measureWidth,
} from '../support/browser/page-health.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { fetchPublicPaths } from '../support/clients/sample-pages.ts';
import { findMarkupFaults } from '../support/fixtures/markup-faults.ts';
import { listSampleSites, readSampleSite, startSampleSite } from '../support/servers/sample-sites.ts';

// Opens every page of every sample site, with the gallery of components, in both color schemes and at three widths.
// PAGES=all opens them in each theme.

const PHONE = 360;
const DESKTOP = 1280;
const NARROW = 320;

/** Layout shift that visitors do not see. */
const MOST_SHIFT = 0.01;

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

async function checkPage(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({ viewport: { width: PHONE, height: 800 }, colorScheme });
  const page = await context.newPage();
  const messages = listenForComplaints(page);
  const outside = listenForOutsideRequests(page);
  const response = await visit(page, url);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settle(page);

  expect.soft(response.status(), url).toBe(200);
  expect.soft(await measureLayoutShift(page), url).toBeLessThanOrEqual(MOST_SHIFT);
  expect.soft(await findBarriers(page), `${url} at ${PHONE} px`).toEqual([]);
  await setWidth(page, DESKTOP);
  expect.soft(await findBarriers(page), `${url} at ${DESKTOP} px`).toEqual([]);
  await setWidth(page, NARROW);
  expect.soft(await measureWidth(page), url).toBeLessThanOrEqual(NARROW);
  if (colorScheme === 'light') {
    const html = await (await fetch(url)).text();
    expect.soft(await findMarkupFaults(html), url).toEqual([]);
  }
  expect.soft(outside, url).toEqual([]);
  expect.soft(messages, url).toEqual([]);
  await context.close();
}

/** Checks that no line is wider than the screen for a visitor whose browser has a default font size of 32 px. */
async function checkLargeText(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(url);
  expect.soft(await measureWidth(page), `${url} with 32 px`).toBeLessThanOrEqual(375);
  await context.close();
}

for (const name of listSampleSites()) {
  const sample = readSampleSite(name);

  for (const theme of listThemes()) {
    const isOwn = theme === sample.theme;
    // The gallery, which is a part of each site, shows all components in the site's own theme.
    const isWhole = isOwn || process.env.PAGES === 'all';
    const pages = isWhole ? 'every page' : 'the home page';

    test(`${pages} of ${name} in the theme ${theme} is accessible and without errors`, async ({
      browser,
    }) => {
      test.setTimeout(1_800_000);
      await using started = await startSampleSite(name, theme);
      const paths = await fetchPublicPaths(started.cmsUrl, sample);
      const shown = isWhole ? paths : paths.filter((path) => path === '/');
      expect(shown.length).toBeGreaterThan(0);
      for (const path of shown) {
        await test.step(path, async () => {
          for (const scheme of ['light', 'dark'] as const)
            await checkPage(browser, started.site.url + path, scheme);
          if (isOwn) await checkLargeText(browser, started.site.url + path);
        });
      }
    });
  }
}
