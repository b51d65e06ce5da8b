import { expect } from '@playwright/test';
import { test } from '../support/running-site.ts';

test('a click fetches data, not a document, and moves title, language and focus along', async ({
  page,
  site,
}) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  );

  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).first().click();
  await expect(page).toHaveURL(`${site.url}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/./);

  expect(requests.filter((request) => request.startsWith('document'))).toEqual([]);
  expect(requests.filter((request) => /\/_next\/data\/.*\/how-it-works\.json$/.test(request))).not.toEqual(
    [],
  );
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('a link with a needless prefix leads to the address without it, and to nothing else', async ({
  page,
  site,
}) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = document.querySelector('main a');
    link?.setAttribute('href', '/en/about?utm_campaign=members');
    link?.setAttribute('id', 'prefixed');
  });
  await page.locator('#prefixed').click();
  await expect(page).toHaveURL(`${site.url}/about?utm_campaign=members`);
  await expect(page).toHaveTitle('About Solvind');
});

test('nothing is fetched ahead before the visitor shows an intent', async ({ page, site }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) data.push(request.url());
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(data).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).first().hover();
  await expect.poll(() => data.length).toBe(1);
});

test('the keyboard reaches the content first, then opens and closes a sub menu', async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');

  const toggle = page.getByRole('navigation').locator('button[aria-expanded]:visible').first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
  await expect(menu.getByRole('link').first()).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`plain links lead through the site at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      const links = page.getByRole('navigation').getByRole('link');
      const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining(['/about', '/projects', '/membership']));

      await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).first().click();
      await expect(page).toHaveURL(`${site.url}/how-it-works`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('the other language is one link away and stays on the page', async ({ page, site }) => {
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
  await page.locator('a[hreflang="da"]:visible').first().click();
  await expect(page).toHaveURL(`${site.url}/da/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
});
