import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import {
  findBarriers,
  listenForComplaints,
  measureLayoutShift,
  measureWidth,
} from '../support/browser/page-health.ts';
import { seeWholePage, settle, visit } from '../support/browser/visit.ts';
import { fetchActivity, findLastActivity } from '../support/clients/activity.ts';
import { test } from '../support/playwright/site-test.ts';

const MEASURED = '/privacy';
const WITH_EMBEDS = '/projects/havnso-wind';
const ANALYTICS = 'https://www.googletagmanager.com/gtag/js?id=G-0000000000';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-0000000';
const WIDTHS = [360, 1280];

const findBanner = (page: Page) => page.getByRole('region', { name: /Cookie choices|Valg af cookies/ });

const namesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

/** Opens a browser for a first-time visitor and records its requests to other machines. */
async function arrive(browser: Browser, width = 1280, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 740 }, ...options });
  const outside = await recordOutsideRequests(context);
  const page = await context.newPage();
  return { context, page, outside, complaints: listenForComplaints(page) };
}

for (const width of WIDTHS) {
  for (const prefix of ['', '/da']) {
    test(`on ${prefix}${MEASURED} the banner is stable and accessible at ${width} px`, async ({
      browser,
      site,
    }) => {
      const { context, page, complaints } = await arrive(browser, width);
      await visit(page, site.url + prefix + MEASURED);
      const banner = findBanner(page);
      await expect(banner).toBeVisible();
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(await findBarriers(page)).toEqual([]);

      await banner.locator('summary').click();
      await expect(banner.getByRole('checkbox')).toHaveCount(3);
      expect(await findBarriers(page)).toEqual([]);
      expect(await measureWidth(page)).toBeLessThanOrEqual(width);

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

test('after a visitor rejects by keyboard, no page loads a service or shows the banner', async ({
  browser,
  site,
}) => {
  const { context, page, outside, complaints } = await arrive(browser);
  await visit(page, site.url + MEASURED);
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

  await visit(page, `${site.url}/faq`);
  await expect(findBanner(page)).toHaveCount(0);
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the banner never covers the focused element', async ({ browser, site }) => {
  const { context, page } = await arrive(browser, 360);
  await visit(page, site.url + MEASURED);
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

test('after a visitor accepts, both services load in every tab until the visitor rejects', async ({
  browser,
  site,
}) => {
  const { context, page, outside, complaints } = await arrive(browser);
  const other = await context.newPage();
  await visit(other, `${site.url}/faq`);
  await visit(page, site.url + MEASURED);
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
  await settle(page);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'google_tag_manager'))).toBe('undefined');
  expect(await other.evaluate(() => Reflect.get(window, 'ga-disable-G-0000000000'))).toBe(true);
  await visit(page, `${site.url}/faq`);
  expect(outside).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(complaints).toEqual([]);
  await context.close();
});

const PAGES = ['/', WITH_EMBEDS, '/no-such-page'];

for (const path of PAGES) {
  test(`on ${path} a new visitor is asked, and a visitor who withdraws consent leaves nothing behind`, async ({
    browser,
    cms,
    site,
  }) => {
    const { context, page, outside } = await arrive(browser);
    await visit(page, site.url + path);
    await findBanner(page)
      .getByRole('button', { name: /Accept all|Acceptér alle/ })
      .click();
    await expect.poll(() => outside.length).toBe(2);
    await visit(page, `${site.url}/membership`);
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: site.url }]);
    const known = ['_ga', 'consent', 'sc_test', 'sc_test_personalize'];
    await expect.poll(() => namesOf(context)).toEqual(known);

    await visit(page, site.url + path);
    await expect(page.locator('iframe')).toHaveCount(0);
    if (path === WITH_EMBEDS) {
      await page.locator('.embed-frame').first().scrollIntoViewIfNeeded();
      await expect(page.locator('iframe')).not.toHaveCount(0);
    }
    await page.getByRole('button', { name: /Cookie choices|Valg af cookies/ }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /Reject all|Afvis alle/ }).click();
    await reloaded;
    outside.length = 0;
    const before = await findLastActivity(cms.url);
    await settle(page);
    await expect.poll(() => namesOf(context)).toEqual(['consent']);
    await expect(page.locator('iframe')).toHaveCount(0);
    await visit(page, `${site.url}/membership?utm_campaign=members`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become part of the power station');
    expect(outside).toEqual([]);
    expect(await fetchActivity(cms.url, before)).toEqual([]);
    expect(await namesOf(context)).toEqual(['consent']);
    await context.close();
  });
}

test('after consent to maps and videos, only a page with a map or video contacts their services', async ({
  browser,
  site,
}) => {
  const { context, page, outside } = await arrive(browser);
  await visit(page, site.url + MEASURED);
  await findBanner(page).locator('summary').click();
  await page.getByRole('checkbox', { name: 'Maps and videos' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await visit(page, site.url);
  expect(outside).toEqual([]);
  await visit(page, site.url + WITH_EMBEDS);
  await seeWholePage(page);
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => outside.map((url) => new URL(url).host).sort())
    .toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com']);
  await context.close();
});

for (const width of WIDTHS) {
  test(`buttons load a map and a video without a layout shift at ${width} px`, async ({ browser, site }) => {
    const { context, page, outside, complaints } = await arrive(browser, width);
    await visit(page, site.url + WITH_EMBEDS);
    await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded();
    // The body also has room for the banner, which can come later.
    const measureHeight = () => page.locator('main').evaluate((main) => main.scrollHeight);
    const heightBefore = await measureHeight();

    await page.getByRole('button', { name: 'Show the map' }).focus();
    await page.keyboard.press('Enter');
    const map = page.getByTitle('Where they stand');
    await expect(map).toBeFocused();
    await expect.poll(() => outside.length).toBe(1);
    expect(outside[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);

    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect.poll(() => outside.length).toBe(2);
    expect(outside[1]).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1');
    expect(await measureHeight()).toBe(heightBefore);
    expect(await measureWidth(page)).toBeLessThanOrEqual(width);
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await findBarriers(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

    await page.reload();
    await settle(page);
    expect(outside).toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('maps and videos that are always shown cause no layout shift', async ({ browser, site }) => {
  for (const width of WIDTHS) {
    const { context, page, complaints } = await arrive(browser, width);
    const value = `1.${Math.floor(Date.now() / 1000)}.media=1`;
    await context.addCookies([{ name: 'consent', value, url: site.url }]);
    await visit(page, site.url + WITH_EMBEDS);
    await seeWholePage(page);
    await expect(page.locator('iframe')).toHaveCount(2);
    expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.getByRole('checkbox', { name: 'Always show maps and videos' }).first().uncheck();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('a click on a checkbox before its hydration counts', async ({ browser, site }) => {
  const { context, page } = await arrive(browser);
  await visit(page, site.url + WITH_EMBEDS);
  // The page is at its top, and the map far below it.
  await page.evaluate(() => document.querySelector<HTMLInputElement>('.embed-always input')?.click());
  await expect(page.locator('iframe')).not.toHaveCount(0);
  await expect(page.locator('.embed-always input').first()).toBeChecked();
  await context.close();
});

test('without JavaScript the page links to the video and shows no control that needs JavaScript', async ({
  browser,
  site,
}) => {
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

test('an invalid cookie does not count as consent', async ({ browser, site }) => {
  const now = Math.floor(Date.now() / 1000);
  for (const value of [
    'yes',
    '1.1.analytics=1',
    `1.${now}.analytics=1.analytics=0`,
    `2.${now}.analytics=1`,
  ]) {
    const { context, page, outside, complaints } = await arrive(browser);
    await context.addCookies([{ name: 'consent', value, url: site.url }]);
    await visit(page, site.url + MEASURED);
    await expect(findBanner(page)).toBeVisible();
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
