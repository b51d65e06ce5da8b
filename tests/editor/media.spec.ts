// Pictures, files and rich texts in the page editor, with a copy of the sample site that may be changed.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { openHero } from '../support/browser/open-hero.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest();

const HOME = 'pages/en.draft.yml';

const picture = () => readFile('content/solvind/media/plug.png');

test('a picture is uploaded, needs a text, and is replaced by a drop on the page', async ({
  page,
  edited,
}) => {
  const { image } = await openHero(page, edited);
  const field = page.locator('.field.image').first();
  const dialog = page.getByRole('dialog', { name: 'What does the image show?' });
  const use = dialog.getByRole('button', { name: 'Use image' });

  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'En Stikprop.PNG', mimeType: 'image/png', buffer: await picture() });
  const missing = dialog.getByText('Describe what the image shows');
  await expect(missing).toBeHidden();
  await use.click();
  await expect(missing).toBeVisible();
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Alternative text/ }).fill('A plug on its way to a socket');
  await use.click();
  await expect(image).toHaveAttribute('src', /en-stikprop\.png/);
  await expect(image).toHaveAttribute('alt', 'A plug on its way to a socket');
  expect(await edited.read(HOME)).toContain('media: en-stikprop.png');
  expect(await edited.read('media.yml')).toContain('alt: { en: A plug on its way to a socket }');

  const bytes = [...(await picture())];
  await image.evaluate((element, data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], 'dropped.png', { type: 'image/png' }));
    const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('dragover', options));
    element.dispatchEvent(new DragEvent('drop', options));
  }, bytes);
  await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
  await use.click();
  await expect(image).toHaveAttribute('src', /dropped\.png/);
  await expect(image).toHaveAttribute('alt', '');
});

test('a file that is no picture is refused with a reason', async ({ page, edited }) => {
  await openHero(page, edited);
  await page
    .locator('.field.image input[type=file]')
    .first()
    .setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
  await expect(page.getByRole('alert')).toContainText('Upload an image');
});

test('the focal point is moved by keys, and changes what is served', async ({ page, edited }) => {
  const { image } = await openHero(page, edited);
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  await expect(point).toHaveAccessibleName(/^Focal point: 0% from the left/);
  await expect.poll(() => edited.read(HOME)).toMatch(/focus: 0% \d+%/);
  await expect(image).toHaveAttribute('src', /focus=0/);
  const fetchCrop = async (focus: string) => {
    const response = await page.request.get(
      `${edited.cms.url}/-/media/solvind/plug.png?w=100&h=400&focus=${focus}`,
    );
    return (await response.body()).toString('base64');
  };
  expect(await fetchCrop('0,50')).not.toBe(await fetchCrop('100,50'));
});

test('the media view finds, describes and deletes files, and says where they are used', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ view: 'media' });
  await page.getByRole('searchbox', { name: 'Find media' }).fill('school');
  await page.getByRole('button', { name: 'school.png' }).click();
  const details = page.getByRole('region', { name: 'school.png' });
  await details.getByRole('textbox', { name: 'Danish' }).fill('En skole');
  await page.keyboard.press('Tab');
  await expect.poll(() => edited.read('media.yml')).toContain('da: En skole');
  await details.getByRole('textbox', { name: 'Danish' }).fill('');
  await page.keyboard.press('Tab');
  await expect.poll(() => edited.read('media.yml')).not.toContain('En skole');
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await expect(details.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(details.getByText('Page settings, Image, English')).toBeVisible();
  await expect(details.getByText(/^[A-Z][a-z ]+ – .+, Image, English$/)).toBeVisible();
  await details
    .getByRole('button', { name: /school/i })
    .first()
    .click();
  await expect(page).toHaveURL(/page=\/news\/school-roof/);

  await editor.go({ view: 'media' });
  await page.getByRole('combobox', { name: 'Folder for uploads' }).fill('New ones');
  await page
    .locator('.media-view input[type=file]')
    .setInputFiles({ name: 'unused.png', mimeType: 'image/png', buffer: await picture() });
  const unused = page.getByRole('region', { name: 'new-ones/unused.png' });
  await unused.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'unused.png' })).toHaveCount(0);
});
