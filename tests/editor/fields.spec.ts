import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { openHeading } from '../support/browser/open-heading.ts';
import { openHero } from '../support/browser/open-hero.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { createFreshTest } from '../support/playwright/edited-test.ts';

const test = createFreshTest();

test('a required field says what it is for and that it is empty, and Publish leads to it', async ({
  page,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const { title } = await openHeading(page, frame);
  await expect(title).toHaveAttribute('aria-required', 'true');
  await expect(title).toHaveAccessibleDescription(/most important words/);
  await title.fill('');
  await expect(title).toHaveAccessibleDescription(/Title is required: fill it in before you publish\./);
  await expect(page.getByText('Public · unpublished changes')).toBeVisible();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not published yet' });
  await expect(dialog).toContainText('Title: required, but empty');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  expect(await edited.read('pages/en.yml')).toContain('The wind belongs');
  await dialog.getByRole('button', { name: 'Go to Title' }).click();
  await expect(title).toBeFocused();

  await page.keyboard.type('The wind is ours');
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.stage-chip')).toHaveText('Public');
  await expect(publish).toBeDisabled();
  await expect(publish).toBeFocused();
});

test('a container without content shows no fields, also not those of a part that it holds', async ({
  page,
  edited,
}) => {
  await openEditor(page, edited.cms.url);
  await page.getByRole('treeitem', { name: 'Container' }).first().click();
  await expect(page.getByText('The selected part has no fields of its own.')).toBeVisible();
  await page.getByRole('treeitem', { name: 'Image – Solvind' }).first().click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Image – Solvind' })).toBeVisible();
});

test('what goes wrong while a dialog is open is shown in it, and can be closed there', async ({
  page,
  edited,
}) => {
  await openHero(page, edited);
  await page.locator('.field.image').first().getByText('Replace').click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  const noPicture = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await dialog.locator('input[type=file]').setInputFiles(noPicture);
  await expect(page.getByRole('alert')).toContainText('Upload an image');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByRole('button', { name: 'Close the message' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(dialog).toBeVisible();
});

for (const width of [1024, 1280])
  test(`the top bar and the tabs have one row at ${width} px, whose buttons stay while a change is saved`, async ({
    page,
    edited,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, edited.cms.url);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).not.toHaveValue('');
    const bar = page.getByRole('banner');
    const listPlaces = () =>
      bar.getByRole('button').evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().x));
    const places = await listPlaces();
    await title.fill('Solvind');
    await title.blur();
    await expect(bar.getByText('Saved', { exact: true })).toBeVisible();
    await expect(bar.getByLabel('Version')).toBeVisible();
    expect(await listPlaces()).toEqual(places);
    await expect(bar.getByText('Home', { exact: true })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    const tabs = page.getByRole('region', { name: 'Properties' }).getByRole('tab');
    const listRows = () => tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const rows = await listRows();
    expect(new Set(rows).size).toBe(1);
    await page.locator('.panel.right').evaluate((panel) => panel.scrollTo(0, 300));
    expect(await listRows()).toEqual(rows);
  });

test('fields that the page does not show are page settings, and names are those of people', async ({
  page,
  edited,
}) => {
  const { go } = await openEditor(page, edited.cms.url);
  await go({ page: '/about' });
  const settings = page.getByRole('region', { name: 'Page settings' });
  await expect(settings.getByLabel('Navigation title')).toBeVisible();
  await expect(settings.getByText('A shorter name for menus; without it the title')).toBeVisible();
  await expect(page.getByLabel('Language', { exact: true }).locator('option:checked')).toHaveText('English');
  await expect(page.getByLabel('Site', { exact: true }).locator('option:checked')).toHaveText('Solvind');
});

test('a value that is refused stays, with the reason beside it', async ({ page, edited }) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const { title } = await openHeading(page, frame);
  await page.route('**/authoring/**', (route) =>
    route.request().postData()?.includes('updateItem(')
      ? route.fulfill({ json: { errors: [{ message: 'The disk is full. Make room and try again.' }] } })
      : route.continue(),
  );
  await title.fill('Kept');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The disk is full. Make room and try again.', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('Kept');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'false');
  expect(await edited.listNewLines('pages/en.draft.yml', 'pages/en.yml')).toHaveLength(1);
});
