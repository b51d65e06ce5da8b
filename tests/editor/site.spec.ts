// What belongs to the whole site in the page editor: problems, dictionary, redirects, previews, inbox.
// The content is a copy that may be changed, and the CMS tells the site of each publish.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { findBarriers, listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';
import type { EditedSite } from '../support/servers/edited-site.ts';
import { PATIENT } from '../support/servers/start-servers.ts';

const test = createEditedTest({
  args: ['--redirect-linter', 'scripts/lint-redirects.ts'],
  env: { ...PATIENT, CACHE_TIMEOUT_SECONDS: '3600' },
});

const openView = async (page: Page, { cms }: EditedSite, view: string) => {
  await page.goto(`${cms.url}/?${new URLSearchParams({ site: 'solvind', view })}`);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(view, 'i') })).toBeVisible();
};

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text();

test('a problem that a text editor makes is listed, leads to its field, and goes', async ({
  page,
  edited,
}) => {
  const complaints = listenForComplaints(page);
  await openView(page, edited, 'problems');
  await expect(page.getByText('No problems found.')).toBeVisible();
  const file = 'pages/about/en.yml';
  const before = await edited.read(file);
  await edited.write(file, before.replace(/^ {2}Title: .*$/m, '  Title: [1, 2]'));
  const problem = page.getByRole('listitem').filter({ hasText: 'solvind/pages/about/en.yml' });
  await expect(problem).toContainText(/line \d+/);
  await expect(page.getByRole('button', { name: /^Problems/ })).toContainText('1');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await problem.getByRole('button', { name: 'Go to Title' }).click();
  await expect(page).toHaveURL(/page=\/about/);
  await edited.write(file, before);
  await page.getByRole('button', { name: /^Problems/ }).click();
  await expect(page.getByText('No problems found.')).toBeVisible();
  expect(withoutAborted(complaints)).toEqual([]);
});

test('a phrase that is changed in two languages shows on the public site', async ({ page, edited }) => {
  await fetchText(`${edited.site.url}/`);
  await openView(page, edited, 'dictionary');
  await page.getByLabel('skip-to-content in English').fill('Jump to the text');
  await page.getByLabel('skip-to-content in Danish').fill('Hop til teksten');
  await page.getByLabel('skip-to-content in Danish').press('Enter');
  await expect.poll(() => edited.read('dictionary/da.yml')).toContain('skip-to-content: Hop til teksten');
  await expect.poll(() => edited.read('dictionary/en.yml')).toContain('skip-to-content: Jump to the text');
  for (const [address, text] of [
    ['/', 'Jump to the text'],
    ['/da', 'Hop til teksten'],
  ])
    await expect.poll(() => fetchText(edited.site.url + address), { timeout: 15_000 }).toContain(text);
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
});

test('a phrase is added, renamed and deleted, and each of these can be undone', async ({ page, edited }) => {
  await openView(page, edited, 'dictionary');
  await page.getByRole('button', { name: 'Add phrase' }).click();
  await page.getByRole('dialog').getByLabel(/^Key/).fill('of-the-test');
  await page.getByLabel('English', { exact: true }).fill('Only English');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('1 missing')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('of-the-test');
  await page.getByRole('button', { name: 'Rename of-the-test' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key in all languages').fill('skip-to-content');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is already a phrase skip-to-content.');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByLabel('Key in all languages').fill('of-this-test');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByLabel('of-this-test in English')).toHaveValue('Only English');
  await page.getByRole('button', { name: 'Delete of-this-test' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByLabel('of-this-test in English')).toHaveCount(0);
  expect(await edited.read('dictionary/en.yml')).not.toContain('of-this-test');
  await page.getByRole('region', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('of-this-test in English')).toHaveValue('Only English');
  await page.reload();
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByLabel('of-the-test in English')).toHaveValue('Only English');
  await page.getByRole('heading', { name: 'Dictionary' }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('of-the-test in English')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(page.getByLabel('of-the-test in English')).toHaveValue('Only English');
  await undo.click();
  await expect.poll(() => edited.read('dictionary/en.yml')).not.toContain('of-the-test');
});

test('a redirect that is added works on the public site, and a wrong one says why', async ({
  page,
  edited,
}) => {
  await openView(page, edited, 'redirects');
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add redirect' });
    await dialog.getByLabel('From', { exact: true }).fill(from);
    await dialog.getByLabel('To', { exact: true }).fill(to);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add('/poster', '/membership');
  const row = page.getByRole('row').filter({ hasText: '/poster' });
  await expect(row).toContainText('/membership');
  const ask = async () =>
    (await fetch(`${edited.site.url}/poster`, { redirect: 'manual' })).headers.get('location');
  await expect.poll(ask, { timeout: 15_000 }).toMatch(/\/membership$/);
  await page.getByLabel('Address to test').fill('/poster');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText(/301: goes to .*\/membership/)).toBeVisible();
  await add('/poster', '/nowhere');
  await expect(row.last()).toContainText('has the same pattern');
  await expect(row.last()).toContainText('there is no public page /nowhere');
  await row.last().getByRole('button', { name: 'Delete /poster' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('region', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(2);
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
});

test('a preview link opens a draft without the editor, and one that was changed does not', async ({
  page,
  browser,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/news/school-roof' });
  await page.getByRole('button', { name: /^Preview:/ }).click();
  await page.getByRole('tab', { name: 'Preview link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel(/^The link is valid until/).inputValue();
  await expect(page.getByText('the link opens on this machine only')).toBeVisible();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  const preview = reader.frameLocator('iframe');
  for (const state of ['opened', 'reloaded']) {
    await test.step(state, () =>
      expect(preview.getByRole('heading', { level: 1 })).toContainText('more power than it used'),
    );
    await expect(preview.locator('code.scpm')).toHaveCount(0);
    await reader.reload();
  }
  expect(await findBarriers(reader, ['iframe'])).toEqual([]);
  await reader.goto(`${link}x`);
  await expect(reader.getByRole('heading', { name: 'This preview link is not valid' })).toBeVisible();
  await reader.context().close();
});

test('a draft is shown without JavaScript, as a search result and as a share card', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/news/school-roof' });
  await page.getByRole('button', { name: /^Preview:/ }).click();
  const shown = page.frameLocator('iframe[title="The page without the editor"]');
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('more power than it used');
  await page.getByLabel('Without JavaScript').check();
  await expect(page.locator('iframe[title="The page without the editor"]')).toHaveAttribute(
    'sandbox',
    'allow-same-origin allow-forms',
  );
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('more power than it used');
  await page.getByRole('tab', { name: 'Search and share' }).click();
  await expect(page.locator('.search-title')).toContainText('more power than it used');
  await expect(page.locator('.share-card img')).toBeVisible();
  await expect(page.getByText('about 60 are shown')).toBeVisible();
});

test('what visitors send with a form comes to the open inbox, and is deleted', async ({ page, edited }) => {
  await openView(page, edited, 'inbox');
  await expect(page.getByText('No submissions yet.')).toBeVisible();
  const body = new FormData();
  const answers = {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    topic: 'My shares',
    message: 'How many shares do I have?',
  };
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  const url = `${edited.cms.url}/v1/forms/publisher/contact?sitecoreContextId=test`;
  expect((await fetch(url, { method: 'POST', headers: { accept: 'application/json' }, body })).status).toBe(
    200,
  );
  await page.getByText('Ada Lovelace, ada@example.org').click();
  await expect(page.getByText('How many shares do I have?')).toBeVisible();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('"Ada Lovelace"');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete older …' }).click();
  await dialog.getByLabel(/older than/).selectOption('30 days');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status')).toContainText(['0 submissions were deleted.']);
  await page.getByRole('button', { name: 'Delete …' }).click();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No submissions yet.')).toBeVisible();
});
