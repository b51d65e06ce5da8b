import { type Browser, expect, type Page } from '@playwright/test';
import { measureLayoutShift } from '../support/browser/page-health.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

type Media = { url: URL; type: string };

/** Returns the media that the page downloads, in order. */
function listenForMedia(page: Page): Media[] {
  const media: Media[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname.includes('/-/media/'))
      media.push({ url, type: response.headers()['content-type'] ?? '' });
  });
  return media;
}

const isPhoto = ({ url }: Media): boolean => /\.(jpe?g|png)$/.test(url.pathname);

async function openHome(browser: Browser, siteUrl: string, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor });
  const page = await context.newPage();
  const media = listenForMedia(page);
  await visit(page, siteUrl);
  await settle(page);
  return { page, media, close: () => context.close() };
}

const findLead = (page: Page) => page.locator('main img[fetchpriority="high"]').first();

const readWidth = (src: string): number => Number(new URL(src).searchParams.get('mw'));

test('photographs come as AVIF, and a dense screen gets a larger one', async ({ browser, site }) => {
  const widths: number[] = [];
  for (const density of [1, 2]) {
    const { page, media, close } = await openHome(browser, site.url, density);
    const photos = media.filter(isPhoto);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.filter(({ type }) => type !== 'image/avif')).toEqual([]);
    widths.push(readWidth(await findLead(page).evaluate((image: HTMLImageElement) => image.currentSrc)));
    await close();
  }
  const [usual = 0, dense = 0] = widths;
  expect(dense).toBeGreaterThan(usual);
});

test('the lead image is preloaded once in the head, downloaded once, and moves nothing', async ({
  browser,
  site,
}) => {
  const { page, media, close } = await openHome(browser, site.url, 1);
  const preload = page.locator('head link[rel="preload"][as="image"]');
  await expect(preload).toHaveCount(1);
  const lead = findLead(page);
  await expect(preload).toHaveAttribute('imagesrcset', (await lead.getAttribute('srcset')) ?? '');
  await expect(preload).toHaveAttribute('imagesizes', (await lead.getAttribute('sizes')) ?? '');
  await expect(preload).toHaveAttribute('fetchpriority', 'high');

  const { pathname } = new URL(await lead.evaluate((image: HTMLImageElement) => image.currentSrc));
  expect(media.filter(({ url }) => url.pathname === pathname)).toHaveLength(1);
  expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.01);
  await close();
});

test('the place of a photograph has its colour before it loads', async ({ page, site }) => {
  await page.route(/\/-\/media\//, (route) => route.abort());
  await page.goto(site.url);
  await expect(findLead(page)).toHaveCSS('background-color', /^rgb\(\d+, \d+, \d+\)$/);
});
