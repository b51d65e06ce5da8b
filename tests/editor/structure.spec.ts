// The structure of a page in the page editor: once only by mouse, once only by keyboard. The files are what they must be.
import { expect } from '@playwright/test';
import { waitForPage } from '../support/browser/editor.ts';
import {
  FIRST,
  HEAD,
  openWorkshop,
  row,
  SECOND,
  toolbar,
  writeWorkshops,
} from '../support/browser/workshop.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest({
  prepare: (folder) => writeWorkshops(folder, ['mouse', 'keyboard']),
});

test('by mouse: add, move, duplicate, delete, undo, redo, and choose a variant', async ({ page, edited }) => {
  const { frame, expectDraft, headings } = await openWorkshop(page, edited, 'mouse');

  await test.step('a component is added between two others', async () => {
    await row(page, 'First').click();
    await page.getByRole('button', { name: 'Add a component here, in Main' }).last().click();
    await expect(page.locator('.place-mark')).toHaveText('Main');
    await page.getByRole('searchbox', { name: 'Search components' }).fill('quote');
    await page.getByRole('button', { name: 'Quote' }).dblclick();
    await expect(frame.getByText('The list has no items.')).toBeVisible();
  });
  const quote = `    - component: Quote
      id: quote
      fields: {}
`;
  await expectDraft(HEAD + FIRST + quote + SECOND);

  await test.step('a variant is chosen by its name', async () => {
    await page.getByLabel('Variant').selectOption('Testimonials');
  });
  await expectDraft(`${HEAD}${FIRST}${quote}      variant: Testimonials\n${SECOND}`);

  await test.step('undo and redo', async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expectDraft(HEAD + FIRST + quote + SECOND);
    await undo.click();
    // Without a change, there is no draft.
    await expectDraft('');
    await expect(frame.getByText('The list has no items.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectDraft(HEAD + FIRST + quote + SECOND);
    await undo.click();
    await expectDraft('');
  });

  await test.step('a part is moved by the buttons, and by dragging it', async () => {
    await page.getByRole('button', { name: 'Outline', exact: true }).click();
    await row(page, 'Second').click();
    await toolbar(page).getByRole('button', { name: 'Move up' }).click();
    await expectDraft(HEAD + SECOND + FIRST);
    await expect(headings()).toHaveText(['Second', 'First']);
    await expect(page.getByRole('treeitem', { name: /First|Second/ })).toHaveText([/Second/, /First/]);
    await row(page, 'First').dragTo(row(page, 'Second'), { targetPosition: { x: 40, y: 3 } });
    await expectDraft(HEAD + FIRST + SECOND);
    await expect(headings()).toHaveText(['First', 'Second']);
  });

  await test.step('a component is dragged from the picker onto the page', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search components' }).fill('breadcrumb');
    const findBox = async () => {
      const found = await headings().last().boundingBox();
      if (!found) throw new Error('The heading has no size.');
      return found;
    };
    // While the page is updated, it has none.
    await waitForPage(page);
    await expect(findBox).toPass();
    const box = await findBox();
    await page.getByRole('button', { name: 'Breadcrumb' }).hover();
    await page.mouse.down();
    // The first move begins the drag; the later ones are over the page.
    for (const y of [30, 20, 10, 0]) await page.mouse.move(box.x + 40, box.y + y, { steps: 3 });
    await expect(page.locator('.place-mark')).toHaveText('Main');
    await page.getByRole('searchbox', { name: 'Search components' }).hover();
    await expect(page.locator('.place-mark')).toHaveCount(0);
    for (const y of [10, 0]) await page.mouse.move(box.x + 40, box.y + y, { steps: 3 });
    await expect(page.locator('.place-mark')).toHaveText('Main');
    await page.mouse.up();
    await expect.poll(() => edited.read('pages/mouse/en.draft.yml')).toContain('component: Breadcrumb');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectDraft(HEAD + FIRST + SECOND);
  });

  await test.step('a part is duplicated and deleted', async () => {
    await page.getByRole('button', { name: 'Outline', exact: true }).click();
    await row(page, 'Second').click();
    await toolbar(page).getByRole('button', { name: 'Duplicate' }).click();
    const copy = SECOND.replace('second', 'rich-text').replace(
      'fields: { Text: <h2>Second</h2> }',
      'fields:\n        Text: <h2>Second</h2>',
    );
    await expectDraft(HEAD + FIRST + SECOND + copy);
    await expect(headings()).toHaveText(['First', 'Second', 'Second']);
    await toolbar(page).getByRole('button', { name: 'Delete' }).click();
    await expectDraft(HEAD + FIRST + SECOND);
    await expect(headings()).toHaveText(['First', 'Second']);
  });
});

test('by keyboard: add, move, duplicate, delete, undo, redo, and choose a variant', async ({
  page,
  edited,
}) => {
  const { frame, expectDraft, headings } = await openWorkshop(page, edited, 'keyboard');
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());

  await test.step('the outline follows the arrow keys and letters', async () => {
    await page
      .getByRole('treeitem', { selected: true })
      .or(page.getByRole('treeitem').first())
      .first()
      .focus();
    await press('Home', 'r');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('First');
    await press('ArrowDown');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Second');
  });

  await test.step('Alt and an arrow move it', async () => {
    await press('Alt+ArrowUp');
    await expectDraft(HEAD + SECOND + FIRST);
    await expect(headings()).toHaveText(['Second', 'First']);
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Second');
    await expect(row(page, 'Second')).toBeFocused();
    await press('Alt+ArrowDown');
    await expectDraft(HEAD + FIRST + SECOND);
    await expect(row(page, 'Second')).toBeFocused();
  });

  await test.step('duplicate, delete, undo and redo', async () => {
    await press('Control+d');
    await expect(headings()).toHaveText(['First', 'Second', 'Second']);
    await expect(row(page, 'Second')).toHaveCount(2);
    await expect(row(page, 'Second').last()).toBeFocused();
    // The second key was meant for nothing: what it would delete is selected by the first one.
    await press('Delete', 'Delete');
    await expect(page.getByRole('status')).toHaveText(
      'Rich text – Second is selected now. Press Delete again to delete it.',
    );
    await expectDraft(HEAD + FIRST + SECOND);
    await expect(row(page, 'Second')).toBeFocused();
    await expect(row(page, 'Second')).toHaveAttribute('aria-selected', 'true');
    await press('Control+z');
    await expect.poll(() => edited.read('pages/keyboard/en.draft.yml')).toContain('rich-text');
    await expect(headings()).toHaveText(['First', 'Second', 'Second']);
    await press('Control+Shift+z');
    await expectDraft(HEAD + FIRST + SECOND);
  });

  await test.step('the picker adds after what is selected', async () => {
    await row(page, 'First').focus();
    await press('Space');
    // Letters are names in the tree, so the key A works outside of it.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press('a');
    await expect(page.getByRole('searchbox', { name: 'Search components' })).toBeFocused();
    await page.keyboard.type('rich');
    await press('Tab', 'Enter');
    await expect.poll(() => edited.read('pages/keyboard/en.draft.yml')).toContain('id: rich-text');
    expect(await edited.read('pages/keyboard/en.draft.yml')).toBe(
      `${HEAD}${FIRST}    - component: RichText\n      id: rich-text\n      fields: {}\n${SECOND}`,
    );
    await expect(frame.locator('main [data-editor-empty]')).toBeAttached();
  });

  await test.step('width and styles are chosen by name', async () => {
    await page.getByLabel('Width').focus();
    await page.keyboard.type('Half');
    await expect
      .poll(() => edited.read('pages/keyboard/en.draft.yml'))
      .toContain('      fields: {}\n      grid: col-12 col-lg-6\n');
    await page.getByLabel('Band').focus();
    await press(' ');
    await expect.poll(() => edited.read('pages/keyboard/en.draft.yml')).toMatch(/ styles:\s[\s\S]*band/);
  });
});
