// Rich texts in the page editor, on the page and in the panel.
import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/browser/editor.ts';
import { holdSaves } from '../support/browser/hold-saves.ts';
import { openHero } from '../support/browser/open-hero.ts';
import { createFreshTest } from '../support/playwright/edited-test.ts';

const test = createFreshTest();

const HOME = 'pages/en.draft.yml';

const frameOf = (page: Page) => page.frameLocator('iframe');

test('what is only looked at is not changed', async ({ page, edited }) => {
  const editor = await openEditor(page, edited.cms.url);
  await editor.go({ page: '/about' });
  const text = editor.frame.locator('main .prose').first();
  await text.click();
  await expect(editor.frame.locator('.prose[contenteditable=true]')).toBeFocused();
  await expect(page.getByRole('group', { name: /^Hero/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.frame.locator('.prose[contenteditable=true]')).toHaveCount(0);
  // Had the text been saved, too, its lines would be new.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('One turbine');
  await expect
    .poll(() => edited.listNewLines('pages/about/en.draft.yml', 'pages/about/en.yml'))
    .toEqual([expect.stringMatching(/^ {8}Title: One turbine$/)]);
});

test('a rich text is typed on the page, made bold by keys, and cleaned when it is pasted', async ({
  page,
  edited,
}) => {
  const { editor } = await openHero(page, edited);
  const text = editor.frame.locator('main .prose').first();
  await text.click();
  const opened = frameOf(page).locator('.prose[contenteditable=true]');
  await expect(opened).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Welcome home');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+End');
  await opened.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red" onclick="window.isAttacked=1"> and in <i>time</i></p><script>window.isAttacked=1</script><img src="x" onerror="window.isAttacked=1">',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(opened).toContainText('and in time');
  await page.keyboard.press('Escape');
  await expect.poll(() => edited.read(HOME)).toContain('<em>time</em>');
  const saved = await edited.read(HOME);
  expect(saved).toMatch(/Welcome <strong>home<\/strong>/);
  expect(saved).not.toMatch(/onclick|onerror|<script|style=/);
  await expect(editor.frame.locator('main .prose').first()).toContainText('Welcome home');
  await expect(opened).toHaveCount(0);
  expect(await page.frames()[1]?.evaluate(() => 'isAttacked' in window)).toBe(false);
});

test('a rich text of the panel is shown on the page before it is saved', async ({ page, edited }) => {
  const { editor } = await openHero(page, edited);
  const box = page.locator('.rich-text-box').first();
  await box.click();
  await page.keyboard.press('Control+Home');
  const release = await holdSaves(page);
  await page.keyboard.type('Now: ');
  await expect(editor.frame.locator('main .prose:visible').first()).toContainText('Now: Solvind');
  release();
  await page.getByRole('checkbox', { name: 'HTML source' }).first().check();
  await expect(page.locator('.rich-text .source').first()).toHaveValue(/^<p>Now: Solvind builds/);
  await expect.poll(() => edited.read(HOME)).toContain('<p>Now: Solvind builds');
});

test('a rich text that opens late leaves the focus where somebody has gone meanwhile', async ({
  page,
  edited,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/editing/rich-text.js', async (route) => {
    await released;
    await route.continue();
  });
  const { editor } = await openHero(page, edited);
  const text = editor.frame.locator('main .prose:visible').first();
  await text.click();
  const script = editor.frame.locator('script[src$="/rich-text.js"]');
  await expect(script).toHaveCount(1);
  const search = page.getByRole('searchbox').first();
  await search.click();
  release();
  const isLoaded = () => script.evaluate(() => 'page-editor.rich-text' in window);
  await expect.poll(isLoaded).toBe(true);
  await page.keyboard.type('Hero');
  await expect(search).toHaveValue('Hero');
  await expect(editor.frame.locator('.prose[contenteditable=true]')).toHaveCount(0);
  await text.click();
  await expect(editor.frame.locator('.prose[contenteditable=true]')).toBeFocused();
});

test('a picture is inserted into a rich text of the page and of the panel, with a text', async ({
  page,
  edited,
}) => {
  const { editor } = await openHero(page, edited);
  const insert = async (alt: string) => {
    const picker = page.getByRole('dialog', { name: 'Insert an image' });
    await picker.getByRole('button', { name: 'plug.png', exact: true }).click();
    await picker.getByRole('button', { name: 'Use plug.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'What does the image show?' });
    const use = dialog.getByRole('button', { name: 'Use image' });
    if (alt !== '') await dialog.getByRole('textbox', { name: /^Alternative text/ }).fill(alt);
    else await dialog.getByRole('checkbox', { name: /Decorative/ }).check();
    await use.click();
  };
  await editor.frame.locator('main .prose:visible').first().click();
  await expect(editor.frame.locator('.prose[contenteditable=true]')).toBeFocused();
  await page.keyboard.press('Control+End');
  await editor.frame.getByRole('button', { name: 'Image' }).click();
  await insert('A plug in the page');
  await expect
    .poll(() => edited.read(HOME))
    .toContain('<img src="-/media/plug.png" alt="A plug in the page">');

  const box = page.locator('.field.rich-text').first();
  await box.locator('.rich-text-box').click();
  await page.keyboard.press('Control+End');
  await box.getByRole('button', { name: 'Image' }).click();
  await insert('');
  await expect.poll(() => edited.read(HOME)).toContain('<img src="-/media/plug.png" alt="">');
  await expect(editor.frame.locator('main .prose img[src*="plug.png"]:visible')).toHaveCount(2);
});
