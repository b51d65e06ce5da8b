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

/** Samples of parts of the header, which other pages show once. */
const IN_HEADER = /\/components\/(navigation|language-switcher)$/;

/** The gallery in other languages than the site's default language, where it has the same samples. */
const SAME_SAMPLES = /^\/\w\w\/components(\/|$)/;

/** Layout shift that visitors do not see. */
const MOST_SHIFT = 0.01;

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Opens a page once, with an empty cache, and checks it in both color schemes, at every width and with large text. */
async function checkPage(browser: Browser, url: string, locale: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: PHONE, height: 800 }, locale });
  const page = await context.newPage();
  const excluded = IN_HEADER.test(url) ? ['.page-header'] : [];
  const messages = listenForComplaints(page);
  const outside = listenForOutsideRequests(page);
  const response = await visit(page, url);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settle(page);

  expect.soft([page.url(), response.status()]).toEqual([url, 200]);
  expect.soft(await measureLayoutShift(page), url).toBeLessThanOrEqual(MOST_SHIFT);
  expect.soft(await findMarkupFaults(await response.text()), url).toEqual([]);
  for (const width of [PHONE, DESKTOP]) {
    await setWidth(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without transitions, axe does not see a color between those of the two schemes.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      expect.soft(await findBarriers(page, excluded), `${url} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await setWidth(page, NARROW);
  expect.soft(await measureWidth(page), url).toBeLessThanOrEqual(NARROW);
  await setWidth(page, PHONE);
  await setDefaultFontSize(page, 32);
  expect.soft(await measureWidth(page), `${url} with 32 px`).toBeLessThanOrEqual(PHONE);
  expect.soft(outside, url).toEqual([]);
  expect.soft(messages, url).toEqual([]);
  await context.close();
}

/** Sets the size of text, in pixels, that a visitor chooses in the settings of the browser. */
async function setDefaultFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const name of listSampleSites()) {
  const sample = readSampleSite(name);

  for (const theme of listThemes()) {
    // The gallery, which is a part of each site, shows all components in the site's own theme.
    const isWhole = theme === sample.theme || process.env.PAGES === 'all';
    const pages = isWhole ? 'every page' : 'the home page';

    test(`${pages} of ${name} in the theme ${theme} is accessible and without errors`, async ({
      browser,
    }) => {
      test.setTimeout(1_800_000);
      await using started = await startSampleSite(name, theme);
      const paths = await fetchPublicPaths(started.cmsUrl, sample);
      const shown = paths.filter((path) => (isWhole ? !SAME_SAMPLES.test(path) : path === '/'));
      expect(shown.length).toBeGreaterThan(0);
      for (const path of shown) {
        await test.step(path, async () => {
          // A browser in another language would be led away from the home page.
          await checkPage(browser, started.site.url + path, sample.defaultLanguage);
        });
      }
    });
  }
}
