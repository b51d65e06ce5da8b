// What pages share, in the library of the page editor: shared content and partial designs.
import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';
import type { EditedSite } from '../support/servers/edited-site.ts';

const test = createEditedTest();

async function open(page: Page, edited: EditedSite) {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/about', panel: 'library' });
  const choose = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `Menu of ${name}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const undo = () =>
    page.getByRole('region', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  return { ...editor, choose, undo, dialog: page.getByRole('dialog') };
}

test('shared content is created, filled in, renamed and deleted, and each of these can be undone', async ({
  page,
  edited,
}) => {
  const { choose, undo, dialog } = await open(page, edited);
  await page.getByText('Components', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Call to action$/i })).toBeVisible();
  await page.getByRole('button', { name: 'New shared content …' }).click();
  await dialog.getByLabel('Name').fill('join');
  await dialog.getByLabel('Kind').selectOption('Promo');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is already a shared item join.');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByLabel('Name').fill('of-the-test');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'of-the-test' })).toBeVisible();
  const text = page
    .locator('.field')
    .filter({ hasText: /^Promo text/ })
    .first();
  await text.getByRole('checkbox', { name: 'HTML source' }).check();
  await text.getByRole('textbox').fill('<p>Written once</p>');
  await expect.poll(() => edited.read('shared/of-the-test/en.yml')).toContain('<p>Written once</p>');

  await choose('of-the-test', 'Rename …');
  await dialog.getByLabel('Name').fill('of-this-test');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => edited.read('shared/of-this-test/en.yml')).toContain('Written once');
  expect(await edited.read('shared/of-the-test/en.yml')).toBe('');

  await choose('of-this-test', 'Delete …');
  await expect(dialog).toContainText('No page shows it.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Menu of of-this-test' })).toHaveCount(0);
  expect(await edited.read('shared/of-this-test/en.yml')).toBe('');
  await undo();
  await expect(page.getByRole('button', { name: 'Menu of of-this-test' })).toBeVisible();
});

test('shared content that pages show is not deleted, and a change of it is asked for', async ({
  page,
  edited,
}) => {
  const { choose, dialog, undo } = await open(page, edited);
  await choose('visit-us', 'Delete …');
  await expect(dialog).toContainText('These pages show it.');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /visit-us, on \d+ pages/ }).click();
  await expect(page.getByText(/Shared: changes are public immediately, on \d+ pages/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Come along');
  await page.getByRole('button', { name: /^Change all/ }).click();
  await expect.poll(() => edited.read('shared/visit-us/en.yml')).toContain('Come along');

  await choose('visit-us', 'Rename …');
  await dialog.getByLabel('Name').fill('come-along');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => edited.read('pages/about/en.yml')).toContain('shared/come-along');
  await undo();
  await expect.poll(() => edited.read('pages/about/en.yml')).toContain('shared/visit-us');
});

for (const width of [1024, 1600])
  test(`a partial design is created where pages show it, and renamed, at ${width} px`, async ({
    page,
    edited,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { choose, dialog, undo, waitForPage } = await open(page, edited);
    const before = await edited.read('site.yml');
    const name = `note-${width}`;
    expect(await findBarriers(page, ['iframe'])).toEqual([]);
    await page.getByRole('button', { name: 'New partial design …' }).click();
    await dialog.getByLabel('Name').fill(name);
    await expect(dialog).toContainText(/public immediately, on \d+ pages/);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect.poll(() => edited.read('site.yml')).toContain(`headless-header: [header, ${name}]`);
    await waitForPage();
    await expect(
      page.getByRole('button', { name: /Add a component here, in Header/ }).first(),
    ).toBeAttached();
    await choose(name, 'Rename …');
    await dialog.getByLabel('Name').fill(`${name}-too`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.poll(() => edited.read('site.yml')).toContain(`headless-header: [header, ${name}-too]`);
    await undo();
    await expect.poll(() => edited.read('site.yml')).toContain(`headless-header: [header, ${name}]`);
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => edited.read('site.yml')).toBe(before);
  });
