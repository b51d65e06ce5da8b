// A picture gets another form, name or folder in the page editor, and what shows it follows.
import { expect } from '@playwright/test';
import { openHero } from '../support/browser/open-hero.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest();

const HOME = 'pages/en.draft.yml';

test('a picture is cropped by mouse and by keys, and the original stays', async ({ page, edited }) => {
  const { image } = await openHero(page, edited);
  const media = async () => (await edited.list('media')).filter((name) => name.includes('-crop'));
  const name = (await page.locator('.field.image .media-name').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Crop …' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Crop ${name}` });
  const store = dialog.getByRole('button', { name: 'Save crop' });
  await expect(store).toBeDisabled();
  const corner = await dialog.getByRole('button', { name: /^Corner at the bottom right/ }).boundingBox();
  if (!corner) throw new Error('The corner is not shown.');
  const [x, y] = [corner.x + 12, corner.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y - 60, { steps: 4 });
  await page.mouse.up();
  const numbers = async () =>
    Promise.all((await dialog.getByRole('spinbutton').all()).map((input) => input.inputValue()));
  const [, , width = 0, height = 0] = (await numbers()).map(Number);
  expect(width).toBeGreaterThan(height);
  await expect(store).toBeEnabled();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);

  await dialog.getByRole('radio', { name: '1:1' }).check();
  await dialog.getByRole('spinbutton', { name: 'Width' }).fill('120');
  await page.keyboard.press('Tab');
  const area = dialog.getByRole('button', { name: /^Crop area/ });
  await area.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  expect((await numbers()).slice(2)).toEqual(['120', '120']);
  await store.click();
  await expect(image).toHaveAttribute('src', /-crop\.png/);
  expect(await media()).toHaveLength(1);
  expect(await edited.read(HOME)).toMatch(/media: .*-crop\.png/);
});

test('a file gets another name and folder, and the page that shows it follows', async ({ page, edited }) => {
  const { editor, image } = await openHero(page, edited);
  const before = (await page.locator('.field.image .media-name').first().textContent()) ?? '';
  await editor.go({ view: 'media' });
  await page.getByRole('button', { name: before, exact: true }).click();
  await page.getByRole('button', { name: 'Rename or move …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename or move' });
  await expect(dialog).toContainText('It is updated immediately where it is used');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('../evil');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('cannot be the name');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('A new hero');
  await dialog.getByRole('combobox', { name: 'Folder' }).fill('heroes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: /^heroes\/a-new-hero\./ })).toBeVisible();
  await editor.go({ view: '' });
  await expect(image).toHaveAttribute('src', /heroes\/a-new-hero\./);
  expect((await edited.read(HOME)) || (await edited.read('pages/en.yml'))).toContain(
    'media: heroes/a-new-hero.',
  );
});
