import { expect, test } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { startEditedSite } from '../support/servers/edited-site.ts';

let edited: Awaited<ReturnType<typeof startEditedSite>>;
test.beforeAll(async () => {
  edited = await startEditedSite();
});
test.afterAll(() => edited.stop());

test('the tour is open at the first visit of any view, and again when somebody asks for it', async ({
  page,
}) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  const tour = page.getByRole('region', { name: 'Welcome. What is your name?' });
  await expect(tour).toBeVisible();
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toBeHidden();
  await page.goto(`${edited.cms.url}/`);
  await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  await page.getByRole('button', { name: 'Show the tour again' }).click();
  await expect(tour).toBeVisible();
});

test('the name that the tour has asked for is kept by the dialog that changes it', async ({ page }) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  const tour = page.getByRole('region', { name: 'Welcome. What is your name?' });
  await tour.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Ada', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your name' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Ada');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: 'Ada', exact: true })).toBeVisible();
});

test('fields that the page does not show are page settings, and names are those of people', async ({
  page,
}) => {
  const { go } = await openEditor(page, edited.cms.url);
  await go({ page: '/about' });
  const settings = page.getByRole('region', { name: 'Page settings' });
  await expect(settings.getByLabel('Navigation title')).toBeVisible();
  await expect(settings.getByText('A shorter name for menus; without it the title')).toBeVisible();
  await expect(page.getByLabel('Language', { exact: true }).locator('option:checked')).toHaveText('English');
  await expect(page.getByLabel('Site', { exact: true }).locator('option:checked')).toHaveText('Solvind');
});

test('another language offers to copy a page that it does not have', async ({ page }) => {
  const { go } = await openEditor(page, edited.cms.url);
  await go({ page: '/news/orkney-exchange' });
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Danish' });
  const dialog = page.getByRole('dialog', { name: /in Danish$/ });
  await expect(dialog.getByRole('radio', { name: 'Copy from English' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The page shows another language here.', { exact: false })).toBeVisible();
});
