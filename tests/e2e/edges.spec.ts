import { type Browser, expect, type Page } from '@playwright/test';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { measureWidth } from '../support/browser/page-health.ts';
import { visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';
import { PATIENT, startBoth } from '../support/servers/start-servers.ts';

const PAGES = [
  '/',
  '/membership',
  '/projects/havnso-wind',
  '/news',
  '/news/dividend-2025',
  '/faq',
  '/contact',
];

test('no page scrolls sideways on a phone whose font size is 32 px', async ({ site }) => {
  const browser: Browser = await launchBrowser('--blink-settings=defaultFontSize=32');
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
  const widths = [];
  for (const path of [...PAGES, '/da/privacy']) {
    await visit(page, site.url + path);
    widths.push([path, await measureWidth(page)]);
  }
  await browser.close();
  expect(widths.filter(([, width]) => Number(width) > 375)).toEqual([]);
});

test('the Danish table of the page about privacy fits a phone', async ({ page, site }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `${site.url}/da/privacy`);
    expect(await measureWidth(page)).toBeLessThanOrEqual(width);
  }
});

test('a printed page is black text without menus and forms', async ({ page, site }) => {
  await visit(page, `${site.url}/contact`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main form').first()).toBeHidden();
  await expect(page.locator('header nav').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
});

/** Counts the view transitions of the page from now on. */
const countTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.documentElement.dataset.transitions = '0';
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions += '1';
      return start(update);
    };
  });

test('a picture in a list grows into the picture of its page, and nothing moves for who wants less motion', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/news`);
  await countTransitions(page);
  await page.locator('main li a[href^="/news/"]').first().click();
  await page.waitForURL('**/news/*');
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '01');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('footer a[href="/how-it-works"]').first().click();
  await page.waitForURL('**/how-it-works');
  await expect(page.locator('html')).toHaveAttribute('data-transitions', '01');
});

test('a page that a language does not have keeps the language switch, which leads to the front page', async ({
  page,
  site,
}) => {
  const toDanish = page.locator('header a[hreflang="da"]');
  await visit(page, `${site.url}/news/orkney-exchange`);
  await expect(toDanish).toHaveText('Dansk (forsiden)');
  await expect(toDanish).toHaveAttribute('href', '/da');
  await page.goto(`${site.url}/no-such-page`);
  await expect(toDanish).toHaveAttribute('href', '/da');

  await visit(page, `${site.url}/da/news`);
  await expect(page.locator('main li[lang="en"] a[href="/da/news/orkney-exchange"]').first()).toBeVisible();
});

test('a visitor without a connection gets a page in the language and theme, and the real one afterwards', async () => {
  const { site, cms } = await startBoth([], PATIENT);
  // The site does not keep the page for automated browsers.
  const browser = await launchBrowser('--disable-blink-features=AutomationControlled');
  const page = await browser.newPage();
  await page.goto(`${site.url}/da/news`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/da/offline')))).toBe(true);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Nyheder');

  await site.stop();
  await page.goto(`${site.url}/da/membership`);
  await expect(page.locator('h1')).toHaveText('Du er offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  await browser.close();
  await cms.stop();
});
