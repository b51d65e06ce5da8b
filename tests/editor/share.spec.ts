// Content that pages share, made from a part of a page, and the panels around the structure of a page.
import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { findBarriers } from '../support/browser/page-health.ts';
import { FIRST, HEAD, openWorkshop, row, toolbar, writeWorkshops } from '../support/browser/workshop.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest({ prepare: (folder) => writeWorkshops(folder, ['shared']) });

test('content is shared, and a change of what pages share is asked for', async ({ page, edited }) => {
  const { expectDraft } = await openWorkshop(page, edited, 'shared');
  await row(page, 'Second').click();
  await page.getByRole('button', { name: 'Share it with other pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this content' });
  const share = dialog.getByRole('button', { name: 'Share', exact: true });
  await dialog.getByLabel('Name').fill('chart-money');
  await share.click();
  await expect(dialog.getByRole('alert')).toContainText('There is already');
  await dialog.getByLabel('Name').fill('second-text');
  await share.click();
  await expectDraft(
    `${HEAD}${FIRST}    - component: RichText\n      id: second\n      datasource: shared/second-text\n`,
  );
  expect(await edited.read('shared/second-text/en.yml')).toBe(
    'template: RichText\nfields:\n  Text: <h2>Second</h2>\n',
  );
  await expect(page.getByText('Shared content: second-text')).toBeVisible();
  await page.getByRole('button', { name: 'Create a copy for this page' }).click();
  await expect.poll(() => edited.read('pages/shared/en.draft.yml')).not.toContain('datasource');

  await row(page, 'Language switcher').click();
  await toolbar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: /Shared: changes all \d+ pages immediately/ });
  await expect(question).toBeVisible();
  const before = await edited.read('designs/header/en.yml');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await edited.read('designs/header/en.yml')).toBe(before);
  await toolbar(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: /Change all/ }).click();
  await expect.poll(() => edited.read('designs/header/en.yml')).not.toContain('LanguageSwitcher');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => edited.read('designs/header/en.yml')).toBe(before);
});

test('a shared entry of a list, and the text of another page, are not changed before that is confirmed', async ({
  page,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const files = ['shared/figure-members/en.yml', 'pages/projects/rooftop-aarhus/en.draft.yml'];
  const [figure = '', project = ''] = files;
  const before = await edited.read(figure);
  await frame.getByRole('main').getByText('6,840', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const shared = page.getByRole('dialog', { name: /^Shared: changes all \d+ pages immediately/ });
  await shared.getByRole('button', { name: 'Cancel' }).click();
  await expect(frame.getByRole('main').getByText('6,840', { exact: true })).toBeVisible();
  expect(await edited.read(figure)).toBe(before);

  await frame.getByRole('main').getByText('Rooftop Aarhus', { exact: true }).click();
  await expect(page.getByText('From the page “Rooftop Aarhus”')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const other = page.getByRole('dialog', { name: 'This text is from the page “Rooftop Aarhus”' });
  await other.getByRole('button', { name: 'Change the other page' }).click();
  await expect.poll(() => edited.read(project)).toMatch(/Rooftop Aarhus!/);
});

for (const width of [1024, 1600])
  test(`the panels have no barriers at ${width} px`, async ({ page, edited }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWorkshop(page, edited, 'shared');
    await row(page, 'First').click();
    for (const panel of ['Outline', 'Add']) {
      await page.getByRole('button', { name: panel, exact: true }).click();
      if (panel === 'Add') await expect(page.getByRole('button', { name: 'Accordion' })).toBeVisible();
      expect(await findBarriers(page, ['iframe']), panel).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
