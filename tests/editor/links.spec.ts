// Links in the page editor: one of a field, those of a list, and one in a rich text.
import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { openHero } from '../support/browser/open-hero.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest();

const HOME = 'pages/en.draft.yml';

test('a link is set by the title of a page, and by a pasted address', async ({ page, edited }) => {
  await openHero(page, edited);
  const field = page.locator('.field.link').first();
  const target = field.getByRole('combobox');
  await target.fill('history');
  await expect(field.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(HOME)).toContain('to: /about/history');
  await target.fill('ada@example.org');
  await page.keyboard.press('Tab');
  await expect.poll(() => edited.read(HOME)).toContain('href: mailto:ada@example.org');
  await target.fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(field.locator('.field-problem').first()).toBeVisible();
  await expect(page.getByText('Saving …')).toHaveCount(0);
  expect(await edited.read(HOME)).not.toContain('javascript:');
});

test('a page that is chosen for a link without text names the link', async ({ page, edited }) => {
  await openHero(page, edited);
  const field = page.locator('.field.link').first();
  const text = field.getByLabel('Link text');
  await text.fill('');
  await field.getByRole('combobox').fill('history');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('History');
  await expect.poll(() => edited.read(HOME)).toMatch(/text: "?History/);
});

test('the links of a list are moved by keys and removed', async ({ page, edited }) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.frame.locator('footer').getByText('For members').last().click();
  const list = page.locator('.links').first();
  await expect(list.locator('summary').first()).toBeVisible();
  const [first = '', second = ''] = await list.locator('summary').allTextContents();
  await list.locator('summary').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list.locator('summary').first()).toHaveText(second);
  await expect(list.locator('summary').nth(1)).toHaveText(first);
  await page.getByRole('button', { name: /Change all/ }).click();
  await expect(list.locator('summary').nth(1)).toBeFocused();
  await expect
    .poll(async () => {
      const footer = await edited.read('designs/footer/en.yml');
      return footer.indexOf(`text: ${second}`) < footer.indexOf(`text: ${first}`);
    })
    .toBe(true);
});

test('a file for a link is searched with Enter, which leaves the old link alone', async ({
  page,
  edited,
}) => {
  const { editor } = await openHero(page, edited);
  const field = page.locator('.field.rich-text').first();
  await field.locator('.rich-text-box').click();
  await page.keyboard.press('Control+a');
  await field.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await dialog.getByRole('combobox').fill('https://example.com/old');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Media' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a file' });
  await picker.getByRole('searchbox', { name: 'Find media' }).fill('plug');
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: 'plug.png', exact: true }).click();
  await picker.getByRole('button', { name: 'Use plug.png' }).click();
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(editor.frame.locator('main .prose a[href*="plug.png"]').first()).toBeVisible();
  await expect.poll(() => edited.read(HOME)).toContain('plug.png">');
  expect(await edited.read(HOME)).not.toContain('example.com');
});
