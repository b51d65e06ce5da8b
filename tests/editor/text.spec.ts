import { expect } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { holdSaves } from '../support/browser/hold-saves.ts';
import { openHeading } from '../support/browser/open-heading.ts';
import { openHero } from '../support/browser/open-hero.ts';
import { listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { createFreshTest } from '../support/playwright/edited-test.ts';

const HOME = 'pages/en.yml';
const DRAFT = 'pages/en.draft.yml';

const test = createFreshTest();

test('a text that is typed on the page is saved as one line, published, and a later change undone after a reload', async ({
  page,
  edited,
}) => {
  const complaints = listenForComplaints(page);
  const { frame, waitForPage } = await openEditor(page, edited.cms.url);
  const heading = frame.locator('h1');
  await heading.click();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('The wind is ours');
  await expect(heading).toHaveText('The wind is ours');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('The wind is ours');
  await expect(page.getByText('Public · unpublished changes')).toBeVisible();
  await expect
    .poll(() => edited.listNewLines(DRAFT, HOME))
    .toEqual([expect.stringMatching(/^ +Title: The wind is ours$/)]);
  expect(await (await fetch(edited.site.url)).text()).not.toContain('The wind is ours');

  await page.keyboard.press('Enter');
  await expect(heading).not.toBeFocused();
  await expect(page.locator('.structure-toolbar')).toContainText('The wind is ours');
  const answered = page.waitForResponse((one) => !!one.request().postData()?.includes('publishItemVersion'));
  await page.getByRole('button', { name: 'Publish English' }).click();
  await answered;
  await expect(page.locator('.stage-chip')).toHaveText('Public');
  await expect
    .poll(async () => (await fetch(edited.site.url)).text(), { timeout: 10_000, intervals: [100] })
    .toContain('The wind is ours');
  expect(await edited.listNewLines('pages/en.v1.yml', HOME)).toHaveLength(1);

  const done = page.getByRole('region', { name: 'What was done' });
  await expect(done).toContainText('Home is public in English.');
  const opening = page.waitForEvent('popup');
  await done.getByRole('link', { name: 'Open the public page' }).click();
  const open = await opening;
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('The wind is ours');
  await open.close();

  // A publish is not undone, only what was changed since.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Public · unpublished changes')).toBeVisible();
  await page.reload();
  await waitForPage();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('The wind is ours');
  await expect(page.locator('.stage-chip')).toHaveText('Public');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(heading).toHaveText('The wind is ours!');
  expect(withoutAborted(complaints)).toEqual([]);
});

test('a key is visible on the page and in the panel before it is saved', async ({ page, edited }) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const { heading, title } = await openHeading(page, frame);
  const release = await holdSaves(page);
  await title.press('End');
  await page.keyboard.press('x');
  await expect(heading).toContainText('usx');
  await heading.click();
  // The heading can have several lines.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('y');
  await expect(title).toHaveValue(/usxy$/);
  release();
  await expect.poll(() => edited.listNewLines(DRAFT, HOME)).toEqual([expect.stringMatching(/usxy$/)]);
});

test('links and buttons of the page do not leave it, and a text in a link can be typed', async ({
  page,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const [, shown] = page.frames();
  if (!shown) throw new Error('The editor has no frame.');
  const address = shown.url();
  await frame.getByRole('main').getByRole('link', { name: 'Become a member' }).first().click();
  const card = frame.getByRole('main').getByText('Havnsø Wind', { exact: true });
  await card.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and sun');
  await expect(frame.getByText('Havnsø Wind and sun', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(shown.url()).toBe(address);
});

test('the text of a button is typed where it is, and Tab goes on to the next text', async ({
  page,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const button = frame.getByRole('main').getByRole('link', { name: 'Become a member' }).first();
  await button.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Join as a member');
  await expect(page.getByLabel('Link text').first()).toHaveValue('Join as a member');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Look inside');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => edited.listNewLines(DRAFT, HOME))
    .toEqual([
      '        PrimaryLink: { to: /membership, text: Join as a member! }',
      '        SecondaryLink: { to: /how-it-works, text: Look inside }',
    ]);
});

test('a new text is typed on after its first save, and Tab goes to the empty text after it', async ({
  page,
  edited,
}) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/about', panel: 'add' });
  await page.getByRole('button', { name: 'Hero', exact: true }).first().dblclick();
  await editor.frame.locator('[data-editor-empty=Title]').first().click();
  await page.keyboard.type('Harbour');
  const draft = 'pages/about/en.draft.yml';
  await expect.poll(() => edited.read(draft)).toContain('Title: Harbour');
  await expect(editor.frame.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(' day');
  await expect.poll(() => edited.read(draft)).toContain('Title: Harbour day');
  await page.keyboard.press('Tab');
  await expect(editor.frame.getByRole('textbox', { name: 'Intro' })).toBeFocused();
  await page.keyboard.type('Come along');
  await expect.poll(() => edited.read(draft)).toContain('Intro: <p>Come along</p>');
});

test('Delete removes a part only if the part itself is selected', async ({ page, edited }) => {
  const { editor } = await openHero(page, edited);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('status')).toHaveText('Press Escape to select the whole part, then Delete.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('what is typed while the CMS cannot be reached is saved when the text is left', async ({
  page,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const API = '**/authoring/graphql/v1';
  await page.route(API, (route) => route.abort());
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Kept');
  await expect(page.locator('.top-bar').getByText('Not saved')).toBeVisible();
  await page.unroute(API);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Public · unpublished changes')).toBeVisible();
  await expect
    .poll(() => edited.listNewLines(DRAFT, HOME))
    .toEqual([expect.stringMatching(/^ +Title: Kept$/)]);
  await expect(page.getByText('Not saved')).toHaveCount(0);
});

test('two people who change the same decide field by field, and other fields are merged', async ({
  page,
  browser,
  edited,
}) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const { heading, title } = await openHeading(page, frame);

  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(() => localStorage.setItem('editor-name', 'Bea'));
  const theirs = await openEditor(other, edited.cms.url);
  const opened = await openHeading(other, theirs.frame);
  await other.getByLabel('Eyebrow').fill('Owned by Bea');
  await expect(frame.getByText('Owned by Bea', { exact: true })).toBeVisible();
  await expect(page.getByTitle('Bea changed Home')).toBeVisible();

  const release = await holdSaves(page);
  await title.fill('Written here');
  await opened.title.fill('Written by Bea');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => edited.read(DRAFT)).toContain('Title: Written by Bea');
  release();
  const dialog = page.getByRole('dialog', { name: 'Bea changed the same content' });
  await expect(dialog.getByText('Written by Bea')).toBeVisible();
  await dialog.getByRole('textbox').fill('Written by both');
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(heading).toHaveText('Written by both');
  await expect(theirs.frame.getByRole('heading', { level: 1 })).toHaveText('Written by both');
  const lines = await edited.listNewLines(DRAFT, HOME);
  expect(lines.map((line) => line.trim())).toEqual(['Eyebrow: Owned by Bea', 'Title: Written by both']);
  await other.context().close();
});

test('a change by a text editor appears in the page and in the panel', async ({ page, edited }) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press('Escape');
  const text = await edited.read(HOME);
  await edited.write(HOME, text.replace('The wind belongs to all of us', 'Typed in a file'));
  await expect(heading).toHaveText('Typed in a file');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Typed in a file');
});

test('a click on the question above an answer begins typing there, while the answer is edited', async ({
  page,
  edited,
}) => {
  const { frame, go } = await openEditor(page, edited.cms.url);
  await go({ page: '/faq' });
  const entry = frame.getByRole('main').getByRole('group').nth(1);
  await entry.getByRole('paragraph').click();
  await expect(frame.getByRole('toolbar')).toBeVisible();
  const question = entry.getByText('Can I sell my shares again?', { exact: true });
  // The toolbar covers the end of the line above.
  await question.click({ position: { x: 20, y: 10 } });
  await expect(question).toBeFocused();
});

test('Enter and F2 begin typing on the page, and Escape ends it', async ({ page, edited }) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const heading = frame.getByRole('heading', { level: 1 });
  await page.getByRole('treeitem', { name: /^Hero/ }).first().click();
  await page.keyboard.press('Enter');
  const first = frame.getByRole('main').locator('[contenteditable]').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveRole('textbox');
  await expect(first).toHaveAccessibleName('Eyebrow');
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(page.getByRole('treeitem', { name: /^Hero/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  for (const key of ['Enter', 'F2']) {
    await title.focus();
    await page.keyboard.press(key);
    await expect(frame.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(title).toBeFocused();
    await expect(heading).toBeVisible();
  }
});

test('of two people without a name, each undoes only the own changes', async ({ page, browser, edited }) => {
  const { frame } = await openEditor(page, edited.cms.url);
  const { heading, title } = await openHeading(page, frame);
  const before = await title.inputValue();
  await title.fill('Mine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const theirs = await openEditor(other, edited.cms.url);
  await theirs.frame.getByRole('heading', { level: 1 }).click();
  await other.getByLabel('Eyebrow').fill('Theirs');
  await expect(page.getByRole('banner').getByText('Somebody changed Home')).toBeVisible();
  await expect(frame.getByText('Theirs', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText(before);
  await expect(frame.getByText('Theirs', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await other.context().close();
});
