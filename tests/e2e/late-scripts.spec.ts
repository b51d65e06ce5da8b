import { expect, type Page } from '@playwright/test';
import { settle, waitUntilHydrated } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

const isScript = (url: string): boolean => /\/_next\/static\/chunks\/.*\.js$/.test(url);

/** Lets the lead picture hang until `arrive` is called, and returns the scripts that the page requests. */
async function holdPictures(page: Page): Promise<{ scripts: string[]; arrive: () => void }> {
  const arrival = Promise.withResolvers<void>();
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()));
  await page.route(/\/-\/media\/.*\.png/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { scripts, arrive: arrival.resolve };
}

test('scripts wait until the first picture has arrived', async ({ page, site }) => {
  const { scripts, arrive } = await holdPictures(page);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(scripts).toEqual([]);
  arrive();
  await settle(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a key gets the scripts at once', async ({ page, site }) => {
  const { scripts, arrive } = await holdPictures(page);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await waitUntilHydrated(page);
  expect(new Set(scripts).size).toBe(scripts.length);
  arrive();
});

test('the page becomes interactive although a picture never arrives', async ({ page, site }) => {
  const { arrive } = await holdPictures(page);
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await waitUntilHydrated(page);
  arrive();
});
