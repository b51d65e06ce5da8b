import { expect, type Page } from '@playwright/test';
import { listenForMessages } from '../support/browser/console-messages.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { seeWholePage, visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

// Playwright knows no role for `<summary>`.
const findMenu = (page: Page) => page.getByRole('navigation').locator('summary', { hasText: 'Main menu' });
const findSubmenu = (page: Page, name: string) =>
  page.getByRole('navigation').locator('details', { has: page.getByLabel(`Pages under ${name}`) });

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

test('the keyboard reaches the skip link first, then opens and closes a submenu', async ({
  context,
  page,
  site,
}) => {
  // The consent banner, which comes before the page, is shown only to visitors who have not chosen.
  const value = `1.${Math.floor(Date.now() / 1000)}.analytics=0.media=0.marketing=0`;
  await context.addCookies([{ name: 'consent', value, url: site.url }]);
  await visit(page, site.url);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');

  const submenu = findSubmenu(page, 'Projects');
  await submenu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(submenu.getByRole('link').first()).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(submenu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(submenu.getByRole('link').first()).toBeHidden();
  await expect(submenu.locator('summary')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(submenu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(submenu.getByRole('link').first()).toBeHidden();
});

test('on a phone, a click on a link below an open submenu follows the link', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, site.url);
  const contact = page.getByRole('navigation').getByRole('link', { name: 'Contact' });
  await findMenu(page).click();
  await findSubmenu(page, 'Projects').locator('summary').click();
  expect(await findBarriers(page)).toEqual([]);

  await contact.click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(contact).toBeHidden();
});

test('a click beside the menu closes it', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, site.url);
  const about = page.getByRole('navigation').getByRole('link', { name: 'About' });
  await findMenu(page).click();
  await expect(about).toBeVisible();
  // Between the logo and the button of the menu, because the open menu covers the page below the header.
  await page.mouse.click(180, 36);
  await expect(about).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`plain links and menus work at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      if (width === 360) await findMenu(page).click();
      const links = page.getByRole('navigation').getByRole('link');
      const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining(['/about', '/projects', '/membership']));

      for (const name of ['Projects', 'News']) {
        await findSubmenu(page, name).locator('summary').click();
        await expect(findSubmenu(page, name).getByRole('link').first()).toBeVisible();
      }
      await expect(findSubmenu(page, 'Projects').getByRole('link').first()).toBeHidden();
      if (width === 360) await findMenu(page).click();

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
    await expect(page).toHaveURL(form === 'Write to us' ? /contact/ : /news/);
    await seeWholePage(page);
    await expect(page.getByRole('form', { name: form })).toBeVisible();
    await expect(page.locator('form.cms-form')).toHaveAttribute('data-is-started', '');
  }
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(messages).toEqual([]);
});

test('going back returns to the place where the visitor was', async ({ page, site }) => {
  await visit(page, `${site.url}/faq`);
  await page.evaluate(() => window.scrollTo(0, 400));
  // A click by the browser would scroll to the link.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/contact"]')?.click());
  await expect(page).toHaveURL(`${site.url}/contact`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/faq`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});
