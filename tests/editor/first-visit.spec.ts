import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest();

test('the tour is open at the first visit of any view, and again when somebody asks for it', async ({
  page,
  edited,
}) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  const tour = page.getByRole('region', { name: 'Welcome. What is your name?' });
  await expect(tour).toBeVisible();
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(`${edited.cms.url}/`);
  await expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  await page.getByRole('button', { name: 'Show the tour again' }).click();
  await expect(tour).toBeVisible();
});

test('the name that the tour has asked for is kept by the dialog that changes it', async ({
  page,
  edited,
}) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  const tour = page.getByRole('region', { name: 'Welcome. What is your name?' });
  await tour.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Your name: Ada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your name' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Ada');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Your name: Ada' })).toBeVisible();
});

test('the list of keys begins at its top', async ({ page, edited }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`${edited.cms.url}/?view=media`);
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  const help = page.getByRole('dialog', { name: 'Keys and hints' });
  await expect(help.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(help.getByText('Undo', { exact: true })).toBeInViewport();
});

test('keys of one character stay switched off, also after a reload', async ({ page, edited }) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  const help = page.getByRole('dialog', { name: 'Keys and hints' });
  const tick = help.getByRole('checkbox', { name: /^Use keys of one character/ });
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  await tick.uncheck();
  await page.reload();
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  await expect(tick).not.toBeChecked();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Shift+?');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Keys and hints' }).click();
  await tick.check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Shift+?');
  await expect(help).toBeVisible();
});

test('the hints of the SDK in empty fields are never seen while a page loads', async ({ page, edited }) => {
  await page.addInitScript(() => {
    const look = () => {
      const hidden = [...(CSS.highlights.get('editor-early-hints') ?? [])];
      for (const hint of document.querySelectorAll('code.scpm + span')) {
        if (hint.textContent !== '[No text in field]') continue;
        const isHidden = hidden.some(({ startContainer }) => startContainer === hint);
        document.documentElement.dataset[isHidden || hint.matches('[data-editor-empty]') ? 'hid' : 'saw'] =
          '';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const { frame } = await openEditor(page, edited.cms.url);
  await expect(frame.locator('[data-editor-empty]')).not.toHaveCount(0);
  await expect(frame.locator('html[data-hid]')).toHaveCount(1);
  await expect(frame.locator('html[data-saw]')).toHaveCount(0);
});
