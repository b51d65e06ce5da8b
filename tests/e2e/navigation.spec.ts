import { expect } from '@playwright/test';
import { listenForMessages } from '../support/browser/console-messages.ts';
import { visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

test('a click on a link fetches data, not a document, and updates title and focus', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
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

test('a link with a redundant language prefix leads to the URL without the prefix', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  await page.evaluate(() => {
    const link = document.querySelector('main a');
    link?.setAttribute('href', '/en/about?utm_campaign=members');
    link?.setAttribute('id', 'prefixed');
  });
  await page.locator('#prefixed').click();
  await expect(page).toHaveURL(`${site.url}/about?utm_campaign=members`);
  await expect(page).toHaveTitle('About Solvind');
});

test('nothing is prefetched before the visitor points at a link', async ({ page, site }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) data.push(request.url());
  });
  await visit(page, site.url);
  expect(data).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).first().hover();
  await expect.poll(() => data.length).toBe(1);
});

test('the keyboard reaches the skip link first, then opens and closes a submenu', async ({ page, site }) => {
  await visit(page, site.url);
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
    test(`plain links work at ${width} px`, async ({ page, site }) => {
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

test('the link to the other language leads to the same page', async ({ page, site }) => {
  await visit(page, `${site.url}/about`);
  await page.locator('a[hreflang="da"]:visible').first().click();
  await expect(page).toHaveURL(`${site.url}/da/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
});

test('after client-side navigation a form runs its script once per visit', async ({ page, site }) => {
  const messages = listenForMessages(page);
  await page.goto(`${site.url}/news`);
  for (const form of ['Write to us', 'Four letters a year', 'Write to us']) {
    const name = form === 'Write to us' ? 'Contact member service' : 'News';
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect(page.locator('form.cms-form')).toHaveAttribute('data-is-started', '');
  }
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(messages).toEqual([]);
});
