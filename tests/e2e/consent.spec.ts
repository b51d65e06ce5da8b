import { type Browser, expect, type Page } from '@playwright/test';
import { recordOutsideRequests } from '../support/outside-requests.ts';
import { findBarriers, listenForComplaints, measureLayoutShift } from '../support/page-health.ts';
import { test } from '../support/running-site.ts';
import { fetchSamplePaths } from '../support/sample-pages.ts';

const MEASURED = '/privacy';
const WITH_EMBEDS = '/projects/havnso-wind';
const ANALYTICS = 'https://www.googletagmanager.com/gtag/js?id=G-0000000000';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-0000000';
const WIDTHS = [360, 1280];

const findBanner = (page: Page) => page.getByRole('region', { name: /Cookie choices|Valg af cookies/ });

/** A visitor who comes for the first time, and what their browser asks of other hosts. */
async function arrive(browser: Browser, width = 1280, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 740 }, ...options });
  const outside = await recordOutsideRequests(context);
  const page = await context.newPage();
  return { context, page, outside, complaints: listenForComplaints(page) };
}

test('no page asks anything of another host before the visitor allows it', async ({ browser, cms, site }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { context, page, outside } = await arrive(browser, 1280, { javaScriptEnabled });
    for (const path of await fetchSamplePaths(cms.url)) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      if (javaScriptEnabled) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(outside, path).toEqual([]);
    }
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    await context.close();
  }
});

test('a page without embeds and consent downloads none of their code', async ({ page, site }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  for (const word of ['googletagmanager', 'ad_storage', 'consent:ask', 'youtube-nocookie', 'openstreetmap']) {
    expect(code.includes(word), word).toBe(false);
  }
});

for (const width of WIDTHS) {
  for (const prefix of ['', '/da']) {
    test(`the banner is steady and accessible at ${width} px${prefix}`, async ({ browser, site }) => {
      const { context, page, complaints } = await arrive(browser, width);
      await page.goto(site.url + prefix + MEASURED, { waitUntil: 'networkidle' });
      const banner = findBanner(page);
      await expect(banner).toBeVisible();
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(await findBarriers(page)).toEqual([]);

      await banner.locator('summary').click();
      await expect(banner.getByRole('checkbox')).toHaveCount(3);
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const [accept, reject] = await banner.getByRole('button').all();
      const [one, other] = [await accept?.boundingBox(), await reject?.boundingBox()];
      expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const lowest = await page.getByRole('contentinfo').boundingBox();
      const highest = await banner.boundingBox();
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((highest?.y ?? 0) + 1);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

test('the keyboard alone rejects: nothing is loaded, on no page, and the banner stays away', async ({
  browser,
  site,
}) => {
  const { context, page, outside, complaints } = await arrive(browser);
  await page.goto(site.url + MEASURED, { waitUntil: 'networkidle' });
  await expect(findBanner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Accept all' }).or(findBanner(page).getByRole('link')),
  ).toHaveCount(2);
  const reject = page.getByRole('button', { name: 'Reject all' });
  for (let steps = 0; steps < 5 && !(await reject.evaluate((it) => it === document.activeElement)); steps++) {
    await page.keyboard.press('Tab');
  }
  await expect(reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findBanner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Your choice is saved.');

  await page.goto(`${site.url}/faq`, { waitUntil: 'networkidle' });
  await expect(findBanner(page)).toHaveCount(0);
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the keyboard never loses what has the focus behind the banner', async ({ browser, site }) => {
  const { context, page } = await arrive(browser, 360);
  await page.goto(site.url + MEASURED, { waitUntil: 'networkidle' });
  await expect(findBanner(page)).toBeVisible();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const banner = document.querySelector('body > div > section');
      if (!focused || !banner || focused === document.body || banner.contains(focused)) return false;
      return focused.getBoundingClientRect().top >= banner.getBoundingClientRect().top;
    });
    expect(isHidden, `step ${steps}: ${await page.evaluate(() => document.activeElement?.outerHTML)}`).toBe(
      false,
    );
  }
  await context.close();
});

test('who accepts is counted by both services, in every tab, until they change their mind', async ({
  browser,
  site,
}) => {
  const { context, page, outside, complaints } = await arrive(browser);
  const other = await context.newPage();
  await other.goto(`${site.url}/faq`, { waitUntil: 'networkidle' });
  await page.goto(site.url + MEASURED, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => [...new Set(outside)].sort()).toEqual([TAG_MANAGER, ANALYTICS].sort());
  await expect(findBanner(other)).toHaveCount(0);
  await expect.poll(() => outside.length).toBe(4);

  const commands = await page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) ? layer.map((entry) => JSON.stringify(entry)) : [];
  });
  expect(commands[0]).toContain('"1":"default","2":{"analytics_storage":"denied","ad_storage":"denied"');
  expect(commands[1]).toContain('"1":"update","2":{"analytics_storage":"granted","ad_storage":"granted"');

  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: site.url }]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(findBanner(page)).toBeFocused();
  outside.length = 0;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => typeof Reflect.get(window, 'google_tag_manager'))).toBe('undefined');
  expect(await other.evaluate(() => Reflect.get(window, 'ga-disable-G-0000000000'))).toBe(true);
  await page.goto(`${site.url}/faq`, { waitUntil: 'networkidle' });
  expect(outside).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a service is loaded on the page that holds it, and not before', async ({ browser, site }) => {
  const { context, page, outside } = await arrive(browser);
  await page.goto(site.url + MEASURED, { waitUntil: 'networkidle' });
  await findBanner(page).locator('summary').click();
  await page.getByRole('checkbox', { name: 'Maps and videos' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(outside).toEqual([]);
  await page.goto(site.url + WITH_EMBEDS, { waitUntil: 'networkidle' });
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => outside.map((address) => new URL(address).host).sort())
    .toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com']);
  await context.close();
});

for (const width of WIDTHS) {
  test(`a map and a video come when they are asked for, in their place, at ${width} px`, async ({
    browser,
    site,
  }) => {
    const { context, page, outside, complaints } = await arrive(browser, width);
    await page.goto(site.url + WITH_EMBEDS, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded();
    const heightBefore = await page.evaluate(() => document.body.scrollHeight);

    await page.getByRole('button', { name: 'Show the map' }).focus();
    await page.keyboard.press('Enter');
    const map = page.getByTitle('Where they stand');
    await expect(map).toBeFocused();
    await expect.poll(() => outside.length).toBe(1);
    expect(outside[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);

    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect.poll(() => outside.length).toBe(2);
    expect(outside[1]).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1');
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(heightBefore);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await findBarriers(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

    await page.reload({ waitUntil: 'networkidle' });
    expect(outside).toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('maps and videos that are always shown move nothing when they come', async ({ browser, site }) => {
  for (const width of WIDTHS) {
    const { context, page, complaints } = await arrive(browser, width);
    const value = `1.${Math.floor(Date.now() / 1000)}.media=1`;
    await context.addCookies([{ name: 'consent', value, url: site.url }]);
    await page.goto(site.url + WITH_EMBEDS, { waitUntil: 'networkidle' });
    await page.locator('iframe').first().scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(2);
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.getByRole('checkbox', { name: 'Always show maps and videos' }).first().uncheck();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('without JavaScript there is the way out, and nothing to press in vain', async ({ browser, site }) => {
  const { context, page } = await arrive(browser, 360, { javaScriptEnabled: false });
  await page.goto(site.url + WITH_EMBEDS);
  await expect(page.getByRole('link', { name: 'Open at YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await page.goto(site.url + MEASURED);
  await expect(page.getByText('Cookie choices')).toBeHidden();
  await context.close();
});

test('a hostile cookie is no consent', async ({ browser, site }) => {
  const now = Math.floor(Date.now() / 1000);
  for (const value of [
    'yes',
    '1.1.analytics=1',
    `1.${now}.analytics=1.analytics=0`,
    `2.${now}.analytics=1`,
  ]) {
    const { context, page, outside, complaints } = await arrive(browser);
    await context.addCookies([{ name: 'consent', value, url: site.url }]);
    await page.goto(site.url + MEASURED, { waitUntil: 'networkidle' });
    await expect(findBanner(page)).toBeVisible();
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
