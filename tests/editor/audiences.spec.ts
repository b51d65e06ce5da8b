// Variants of pages in the page editor. The content is a copy that may be changed, and the CMS tells the site of each publish.
import { type Browser, expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { openHeading } from '../support/browser/open-heading.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { visit } from '../support/browser/visit.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';
import { PATIENT } from '../support/servers/start-servers.ts';

const test = createEditedTest({ env: { ...PATIENT, CACHE_TIMEOUT_SECONDS: '3600' } });

const HEADING = 'Welcome back, guest';

/** Opens a page as a visitor who has agreed to everything. */
async function arrive(browser: Browser, siteUrl: string, address: string): Promise<Page> {
  const context = await browser.newContext();
  const consent = `1.${Math.floor(Date.now() / 1000)}.analytics=1.media=1.marketing=1`;
  await context.addCookies([{ name: 'consent', value: consent, url: siteUrl }]);
  const page = await context.newPage();
  await visit(page, siteUrl + address);
  return page;
}

test('a variant of a page is made, edited, previewed and served to its audience', async ({
  page,
  browser,
  edited,
}) => {
  test.setTimeout(120_000);
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/membership', tab: 'audience' });
  await page.getByRole('button', { name: 'New audience …' }).click();
  await page.getByLabel('Name of the audience').fill('guests');
  await page.getByLabel('Component that differs').selectOption({ index: 0 });
  await page.getByLabel(/^Campaign/).fill('guests');
  await page.getByRole('button', { name: 'Create audience' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 20_000 });
  await editor.waitForPage();
  await expect(page.getByRole('button', { name: 'guests', pressed: true })).toBeVisible();
  expect(await edited.read('personalize.yml')).toContain('variant: guests');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);

  await page.getByRole('tab', { name: 'Content' }).click();
  const { title } = await openHeading(page, editor.frame);
  await title.fill(HEADING);
  await title.blur();
  await expect
    .poll(() => edited.read('pages/membership/en.draft.yml'), { timeout: 15_000 })
    .toContain(HEADING);
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText(HEADING);

  await editor.go({ audience: '', tab: 'audience' });
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText(
    'Become part of the power station',
  );
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect.poll(() => edited.read('pages/membership/en.yml'), { timeout: 15_000 }).toContain(HEADING);

  await expect
    .poll(
      async () => {
        const visitor = await arrive(browser, edited.site.url, '/membership?utm_campaign=guests');
        const text = await visitor.getByRole('heading', { level: 1 }).textContent();
        await visitor.context().close();
        return text;
      },
      { timeout: 40_000 },
    )
    .toBe(HEADING);
  const other = await arrive(browser, edited.site.url, '/membership');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Become part of the power station');
  await other.context().close();
});

test('the rules of variants are put in another order by keyboard and by mouse, and that is undone', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/membership', tab: 'audience' });
  const order = page.getByRole('region', { name: /^Order of the rules of Call to action/ });
  const row = (index: number) => order.getByRole('listitem').nth(index);
  await expect(row(0)).toContainText('source “chamber-of-commerce”');
  await order.getByRole('button', { name: 'Move rule 1 down' }).press('Enter');
  await expect(row(1)).toContainText('source “chamber-of-commerce”');
  await expect(order.getByRole('button', { name: 'Move rule 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(2)).toContainText('source “chamber-of-commerce”');
  await expect(order.getByRole('button', { name: 'Move rule 3 up' })).toBeFocused();
  await row(1).dragTo(row(0));
  await expect(row(0)).toContainText('50 % of everybody');
  await expect
    .poll(() => edited.read('personalize.yml'))
    .toMatch(/percent: 50 } # an A\/B test[\s\S]*hours[\s\S]*chamber-of-commerce/);
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  for (const text of ['from 9 to 16', 'from 9 to 16', 'source “chamber']) {
    await undo.click();
    await expect(row(0)).toContainText(text);
  }
});

test('a variant of a component gets a look of its own', async ({ page, edited }) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/membership', tab: 'appearance', audience: 'members' });
  await editor.frame.getByRole('heading', { level: 1 }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('This appearance is only for the audience members.')).toBeVisible();
  await panel.getByLabel('Variant').selectOption('Split');
  await expect
    .poll(() => edited.read('pages/membership/en.draft.yml'), { timeout: 15_000 })
    .toMatch(/members:\n(.*\n){8,14} {10}variant: Split/);
  expect(await edited.read('pages/membership/en.draft.yml')).not.toMatch(/^ {6}variant: Split/m);
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await editor.go({ audience: '' });
  await editor.frame.getByRole('heading', { level: 1 }).click();
  await expect(panel.getByLabel('Variant')).toHaveValue('Default');
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => edited.read('pages/membership/en.draft.yml')).not.toContain('Split');
});

test('what is deleted while an audience is shown is deleted for everybody, which is said and can be undone', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/membership', audience: 'members' });
  const published = await edited.read('pages/membership/en.yml');
  await editor.frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/was deleted for everybody, not only for members\.$/).first()).toBeVisible();
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.getByRole('region', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(editor.frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await edited.read('pages/membership/en.yml')).toBe(published);
});

test('choices for a variant, and moves of a rule, that follow each other quickly all take effect', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/membership', tab: 'audience', audience: 'members' });
  const panel = page.getByRole('tabpanel');
  /** Where the draft says what members get instead. */
  const readShown = async () => (await edited.read('pages/membership/en.draft.yml'))?.match(/\bmembers:.*/g);
  const [first, second] = ['members:', 'members: hidden }'];
  await panel.getByText(/^Other parts of the page/).click();
  const choice = panel.getByRole('group').getByRole('combobox').first();
  await choice.focus();
  await choice.selectOption('Differs');
  await choice.selectOption('Hidden');
  await expect.poll(readShown).toEqual([first, expect.stringMatching(/^members: hidden/), second]);
  await choice.selectOption('Differs');
  await choice.selectOption('Same');
  await expect.poll(readShown).toEqual([first, second]);
  await expect(choice).toHaveValue('DEFAULT');
  await expect(choice).toBeFocused();

  const order = page.getByRole('region', { name: /^Order of the rules of Call to action/ });
  await order.getByRole('button', { name: 'Move rule 1 down' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('listitem').nth(2)).toContainText('source “chamber-of-commerce”');
  await expect
    .poll(() => edited.read('personalize.yml'))
    .toMatch(
      /percent: 50 }[\s\S]*hours[\s\S]*chamber-of-commerce|hours[\s\S]*percent: 50[\s\S]*chamber-of-commerce/,
    );
  await expect(page.getByRole('alert')).toBeHidden();
});
