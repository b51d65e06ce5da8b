import { expect, type Page } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

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
  await page.locator('main li a').first().click();
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
