// Makes, places, publishes and translates pages in the page editor, with real files.
import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';
import type { EditedSite } from '../support/servers/edited-site.ts';

const test = createEditedTest();

// The tests of this file change the same content one after another.
test.describe.configure({ mode: 'default', timeout: 90_000 });

async function open(page: Page, { cms }: EditedSite, address: Record<string, string> = {}) {
  const editor = await openEditor(page, cms.url);
  await editor.go({ panel: 'pages', ...address });
  const find = (title: string | RegExp) => page.getByRole('treeitem', { name: title });
  const dialog = page.getByRole('dialog');
  const choose = async (title: string, item: string) => {
    await find(new RegExp(`^${title}(,|$)`)).hover();
    await page.getByRole('button', { name: `Menu of ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const finish = async (action: string) => {
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const undo = () =>
    page.getByRole('region', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  return { ...editor, find, dialog, choose, finish, undo };
}

test('a page is made in two languages, from a title', async ({ page, edited }) => {
  const { choose, dialog, finish, find, waitForPage } = await open(page, edited, { tab: 'versions' });
  await choose('Contact', 'New subpage …');
  await dialog.getByLabel('Below').selectOption({ label: '\u2003About' });
  await dialog.getByLabel('Title').fill('Our Årsmøde');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('our-aarsmoede');
  await dialog.getByLabel('Also create it in Danish').check();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await finish('Create');
  await expect(find('Our Årsmøde, Draft')).toHaveAttribute('aria-current', 'page');
  await waitForPage();
  const text = 'template: Page\nfields:\n  Title: Our Årsmøde\n';
  expect(await edited.read('pages/about/our-aarsmoede/en.draft.yml')).toBe(text);
  expect(await edited.read('pages/about/our-aarsmoede/da.draft.yml')).toBe(text);
});

test('by keyboard: letters go to a page, and the menu key opens its menu', async ({ page, edited }) => {
  const { find } = await open(page, edited, {});
  await find('Home').focus();
  await page.keyboard.type('about');
  await expect(find('About')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'New subpage …' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find('About')).toBeFocused();
});

test('an empty page offers its first section where it is seen, also after a page that was scrolled', async ({
  page,
  edited,
}) => {
  const { choose, dialog, finish, frame, waitForPage } = await open(page, edited, { page: '/about' });
  await frame.getByRole('heading', { level: 1 }).click();
  await frame.locator('main').evaluate(() => window.scrollTo(0, 1500));
  await choose('Contact', 'New subpage …');
  await dialog.getByLabel('Title').fill('Directions');
  await finish('Create');
  await waitForPage();
  await expect(page.getByRole('button', { name: 'Add the first section' })).toBeInViewport();
  await expect(page.locator('.structure-toolbar')).toBeHidden();
  await expect(page.getByRole('treeitem', { name: /^Directions/ })).toBeInViewport();
});

test('a page gets another address, the old one leads there, and undo brings it back', async ({
  page,
  edited,
}) => {
  const { choose, dialog, finish, find, undo } = await open(page, edited);
  const before = await edited.read('pages/how-it-works/en.yml');
  await choose('How it works', 'Change address …');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('how');
  await finish('Change the address');
  await expect(find('How it works')).toHaveAttribute('title', '/how');
  expect(await edited.read('pages/how-it-works/en.yml')).toBe('');
  expect((await edited.read('pages/how/en.yml')).replace(/^id: .*\n/m, '')).toBe(
    before?.replaceAll('/how-it-works', '/how'),
  );
  expect(await edited.read('redirects.yml')).toContain('- { pattern: /how-it-works, target: /how }');
  expect(await edited.read('designs/footer/en.yml')).toContain('to: /how');
  await expect
    .poll(async () => {
      const answer = await fetch(`${edited.site.url}/how-it-works`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    })
    .toEqual([301, expect.stringMatching(/\/how$/)]);
  await undo();
  await expect(find('How it works')).toHaveAttribute('title', '/how-it-works');
  expect(await edited.read('pages/how-it-works/en.yml')).toBe(before);
  expect(await edited.read('redirects.yml')).not.toContain('/how }');
});

test('the keyboard goes through the tree and moves a page', async ({ page, edited }) => {
  const { find, finish, dialog } = await open(page, edited);
  await find(/^Home/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(find('How it works')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(find('How it works')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => edited.read('pages/how-it-works/en.yml')).toMatch(/^order: 25$/m);
  await expect(find('How it works')).toHaveAttribute('aria-posinset', '2');
  await expect(find('How it works')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog).toContainText('Its address becomes /projects/how-it-works.');
  await finish('Move');
  await expect(find('How it works')).toHaveAttribute('aria-level', '3');
  expect(await edited.list('pages/projects/how-it-works')).toEqual(
    expect.arrayContaining(['da.yml', 'en.yml']),
  );
  expect(await edited.read('redirects.yml')).toContain(
    '- { pattern: /how-it-works, target: /projects/how-it-works }',
  );
});

test('the mouse drags a page to another place', async ({ page, edited }) => {
  const { find } = await open(page, edited);
  const target = find(/^Contact/);
  const box = await target.boundingBox();
  await find(/^Questions/).dragTo(target, { targetPosition: { x: 60, y: (box?.height ?? 32) - 3 } });
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
    'Questions is now after Contact, below Home. Visitors see that immediately.',
  );
  const order = async (file: string) => Number(/^order: (\d+)$/m.exec(await edited.read(file))?.[1] ?? 1000);
  expect(await order('pages/faq/en.yml')).toBeGreaterThan(await order('pages/contact/en.yml'));
});

test('a page is copied, hidden in menus, and deleted, which undo takes back', async ({ page, edited }) => {
  const { choose, dialog, finish, find, undo } = await open(page, edited);
  await choose('Jobs', 'Copy …');
  await finish('Copy');
  await expect(find('Jobs, Draft')).toHaveAttribute('aria-current', 'page');
  expect(await edited.list('pages/about/jobs-2')).toEqual(['da.draft.yml', 'en.draft.yml']);

  await choose('Press', 'Hide in menus');
  await expect(find('Press, Not in menus')).toBeVisible();
  expect(await edited.read('pages/about/press/en.yml')).toMatch(/^template: Page\nnavigation: false\n/);

  const before = await edited.read('pages/about/jobs/en.yml');
  await find('Jobs').first().focus();
  await page.keyboard.press('Delete');
  await expect(dialog).toContainText('What links to it:');
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await dialog.getByLabel('Redirect links and visitors to').selectOption({ label: '\u2003About' });
  await finish('Delete');
  expect(await edited.read('pages/about/jobs/en.yml')).toBe('');
  expect(await edited.read('redirects.yml')).toContain('- { pattern: /about/jobs, target: /about }');
  await undo();
  await expect(find(/^Jobs$/)).toBeVisible();
  expect(await edited.read('pages/about/jobs/en.yml')).toBe(before);
});

test('a draft is published at its time, compared with the version before, and rolled back', async ({
  page,
  edited,
}) => {
  const { waitForPage, dialog, finish } = await open(page, edited, { page: '/about/press', tab: 'content' });
  const before = await edited.read('pages/about/press/en.yml');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('For journalists');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('button', { name: /Version 2 · Draft/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish later …' }).click();
  const time = dialog.getByLabel(/^Day and time \(.+\)$/);
  await dialog.getByRole('button', { name: 'Next Monday 9:00' }).click();
  await expect(time).toHaveValue(/T09:00$/);
  await finish('Schedule');
  await expect(page.locator('.stage-chip')).toHaveText(/^Scheduled for .*9:00/);
  await page.getByRole('button', { name: 'Change the time …' }).click();
  await time.fill('2026-01-01T08:00');
  await finish('Schedule');
  await expect(page.getByRole('button', { name: /Version 2 · Public/ })).toBeVisible({ timeout: 15_000 });
  const published = await edited.read('pages/about/press/en.yml');
  expect(published).toContain('Title: For journalists');
  expect(published).not.toContain('publishAt');
  expect(await edited.read('pages/about/press/en.v1.yml')).toBe(before);
  await expect
    .poll(async () => (await fetch(`${edited.site.url}/about/press`)).text(), { timeout: 15_000 })
    .toContain('For journalists');

  await page.getByRole('button', { name: 'Menu of version 2' }).click();
  await page.getByRole('menuitem', { name: 'Compare …' }).click();
  await expect(dialog.getByRole('heading', { name: 'Page: Title' })).toBeVisible();
  await expect(dialog.locator('ins')).not.toHaveCount(0);
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu of version 1' }).click();
  await page.getByRole('menuitem', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('button', { name: /Version 3 · Draft/ })).toBeVisible();
  expect(await edited.read('pages/about/press/en.draft.yml')).toBe(before);
  await waitForPage();
});

test('a translation begins as a copy and is written beside its source', async ({ page, edited }) => {
  const { find, dialog, finish, waitForPage } = await open(page, edited, {
    tab: 'languages',
    page: '/news/orkney-exchange',
  });
  await page.getByRole('button', { name: /Danish.*Create translation/ }).click();
  await expect(dialog.getByRole('radio', { name: 'Copy from English' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Start empty' })).toBeVisible();
  await finish('Create');
  await waitForPage();
  await expect(find(/ Draft/).and(page.locator('[aria-current=page]'))).toBeVisible();
  const copied = await edited.read('pages/news/orkney-exchange/da.draft.yml');
  expect(copied).toBe(await edited.read('pages/news/orkney-exchange/en.yml'));
  await page.getByRole('button', { name: 'Translate beside English …' }).click();
  const title = dialog.locator('.sides').first();
  await expect(title).toContainText('Same as English');
  await title.getByRole('textbox', { name: 'Title', exact: true }).fill('Noter fra Orkney');
  await expect(title).not.toContainText('Same as English');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => edited.read('pages/news/orkney-exchange/da.draft.yml'))
    .toContain('Title: Noter fra Orkney');
});

test('another language offers to copy a page that it does not have', async ({ page, edited }) => {
  const { go } = await openEditor(page, edited.cms.url);
  await go({ page: '/news/winter-meeting' });
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Danish' });
  const dialog = page.getByRole('dialog', { name: /in Danish$/ });
  await expect(dialog.getByRole('radio', { name: 'Copy from English' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The page shows another language here.', { exact: false })).toBeVisible();
});

test('the translation of a page that begins empty says which components it lacks', async ({
  page,
  edited,
}) => {
  const { dialog, finish, waitForPage } = await open(page, edited, { page: '/news/winter-meeting' });
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Danish' });
  await dialog.getByRole('radio', { name: 'Start empty' }).check();
  await finish('Create');
  await waitForPage();
  await page.getByRole('tab', { name: 'Languages' }).click();
  await page.getByRole('button', { name: 'Translate beside English …' }).click();
  await expect(dialog.getByText(/^English also has: .*Article header/)).toBeVisible();
});
