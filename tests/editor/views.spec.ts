// Opens every view, panel and dialog of the page editor at two widths and in both color schemes.
// The screenshots are in test-results, for people who look at them.
import { expect, type Page } from '@playwright/test';
import { goToRegion } from '../support/browser/edit-steps.ts';
import { goTo, waitForPage } from '../support/browser/editor.ts';
import {
  findBarriers,
  listenForComplaints,
  measureWidth,
  withoutAborted,
} from '../support/browser/page-health.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

type View = {
  name: string;
  address: Readonly<Record<string, string>>;
  /** Opens what the address does not. */
  open?: (page: Page) => Promise<void>;
};

const press =
  (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  async (page: Page) => {
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  };

const choose = (menu: string, entry: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: menu, exact: true }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const selectHero = async (page: Page) => {
  await page.getByRole('treeitem', { name: /^Hero/ }).first().click();
  await expect(page.locator('.structure-toolbar')).toBeVisible();
};

const ABOUT = { page: '/about' };
const ROOF = { page: '/news/school-roof' };

const views: readonly View[] = [
  ...['pages', 'outline', 'add', 'library'].map((panel) => ({
    name: `panel ${panel}`,
    address: { ...ABOUT, panel },
  })),
  ...['content', 'appearance', 'audience', 'versions', 'languages'].map((tab) => ({
    name: `tab ${tab}`,
    address: { ...ABOUT, panel: 'outline', tab },
    open: selectHero,
  })),
  { name: 'audiences of a page', address: { page: '/membership', tab: 'audience', audience: 'members' } },
  { name: 'versions of a page', address: { ...ROOF, tab: 'versions' } },
  { name: 'an older version', address: { ...ROOF, version: '1' } },
  { name: 'a preview', address: { ...ABOUT, state: 'preview' } },
  { name: 'a phone', address: { ...ABOUT, width: '390' } },
  ...['media', 'dictionary', 'redirects', 'problems', 'inbox'].map((view) => ({
    name: `view ${view}`,
    address: { view },
  })),
];

const dialogs: readonly View[] = [
  { name: 'new page', address: ABOUT, open: press('New page') },
  { name: 'rename', address: ABOUT, open: choose('Menu of About', /Change address/) },
  { name: 'move', address: ABOUT, open: choose('Menu of About', /Move to/) },
  { name: 'copy', address: ABOUT, open: choose('Menu of About', /Copy/) },
  { name: 'delete', address: ABOUT, open: choose('Menu of About', /Delete/) },
  { name: 'discard the draft', address: ROOF, open: choose('More about this page', /Discard/) },
  { name: 'name', address: ABOUT, open: press('Your name') },
  { name: 'preview', address: ABOUT, open: press(/^Preview:/) },
  { name: 'new variant', address: { page: '/membership', tab: 'audience' }, open: press('New audience …') },
  {
    name: 'rules',
    address: { page: '/membership', tab: 'audience', audience: 'members' },
    open: press('Who sees it …'),
  },
  { name: 'new redirect', address: { view: 'redirects' }, open: press('Add redirect') },
  { name: 'new phrase', address: { view: 'dictionary' }, open: press('Add phrase') },
  {
    name: 'translation',
    address: { ...ABOUT, language: 'da', tab: 'languages' },
    open: press(/^Translate beside/),
  },
  {
    name: 'compare',
    address: { ...ROOF, tab: 'versions' },
    open: choose('Menu of version 3', /Compare/),
  },
  {
    name: 'schedule',
    address: { ...ROOF, tab: 'versions' },
    open: press('Publish later …'),
  },
];

const LOOKS = [
  { width: 1600, colorScheme: 'light' },
  { width: 1600, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'light' },
  { width: 1024, colorScheme: 'dark' },
] as const;

const go = (page: Page, address: View['address']) =>
  goTo(page, { site: 'solvind', language: 'en', panel: 'pages', ...address });

const test = createEditedTest();

// Without it, a button that is missing would cost the whole time of the test.
test.use({ actionTimeout: 15_000 });

test('every view, panel and dialog of the editor is accessible, fits and is without errors', async ({
  page,
  edited,
}, testInfo) => {
  test.setTimeout(600_000);
  const complaints = listenForComplaints(page);
  await page.addInitScript(() => localStorage.setItem('editor-tour', 'done'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(edited.cms.url);
  await waitForPage(page);
  for (const { name, address, open } of [...views, ...dialogs]) {
    await test.step(name, async () => {
      await go(page, address);
      await open?.(page);
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const at = `${name} at ${width} px, ${colorScheme}`;
        expect.soft(await measureWidth(page), at).toBeLessThanOrEqual(width);
        // Each width and each scheme once. every-page.spec.ts checks the page in the frame.
        const isWide = width === 1600;
        if (isWide === (colorScheme === 'light'))
          expect.soft(await findBarriers(page, ['iframe']), at).toEqual([]);
        const file = `${name}-${width}-${colorScheme}.png`.replaceAll(' ', '-');
        await page.screenshot({ path: testInfo.outputPath(file) });
      }
      expect.soft(withoutAborted(complaints.splice(0)), name).toEqual([]);
      await page.setViewportSize({ width: 1600, height: 900 });
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    });
  }
});

test('F6 goes to the tour, and to what a view shows', async ({ page, edited }) => {
  await page.goto(`${edited.cms.url}/?view=media`);
  await expect(page.getByRole('region', { name: 'Welcome. What is your name?' })).toBeVisible();
  for (const region of ['.tour', '.rail', '.media-view', '.top-bar']) await goToRegion(page, region);
  for (const view of ['dictionary', 'redirects', 'problems', 'inbox']) {
    await goTo(page, { view });
    await expect(page.locator('.list-view h2')).toBeVisible();
    await goToRegion(page, '.list-view');
  }
});

test('Home and End go to the first and the last tab', async ({ page, edited }) => {
  await page.addInitScript(() => localStorage.setItem('editor-tour', 'done'));
  await page.goto(`${edited.cms.url}/?site=solvind&language=en&page=/faq`);
  await waitForPage(page);
  await expect(page.getByRole('status')).toHaveText(/ is open\.$/);
  await page.getByRole('tab', { name: 'Content' }).focus();
  for (const [key, name] of [
    ['End', 'Languages'],
    ['ArrowRight', 'Content'],
    ['ArrowLeft', 'Languages'],
    ['Home', 'Content'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  }
});

test('F6 goes around the parts of the editor, and Tab leaves none of them closed in', async ({
  page,
  edited,
}) => {
  await page.addInitScript(() => localStorage.setItem('editor-tour', 'done'));
  await page.goto(`${edited.cms.url}/?site=solvind&language=en&page=/faq&panel=outline`);
  await waitForPage(page);
  for (const region of ['.top-bar', '.rail', '.panel.left', '.stage', '.panel.right', '.top-bar'])
    await goToRegion(page, region);
  await goToRegion(page, '.stage');
  await expect(page.locator('.stage iframe')).toHaveCSS('outline-style', 'solid');
  await goToRegion(page, '.top-bar');
  await expect(page.locator('.stage iframe')).toHaveCSS('outline-style', 'none');

  const stops: string[] = [];
  const readStop = () => {
    const host = document.activeElement;
    const focused = host?.shadowRoot?.activeElement ?? host;
    if (!focused || focused === document.body) return 'the end';
    if (focused.localName === 'iframe') return 'page';
    const { width, height } = focused.getBoundingClientRect();
    const { outlineStyle } = getComputedStyle(focused);
    const region = host?.closest('.top-bar, .rail, .panel, .stage')?.className ?? 'elsewhere';
    const isSeen = width > 0 && height > 0 && outlineStyle !== 'none';
    return `${region.replace('panel ', '')}${isSeen ? '' : `, not seen: ${focused.outerHTML.slice(0, 200)}`}`;
  };
  for (let count = 0; count < 300 && stops.at(-1) !== 'the end'; count += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(readStop));
  }
  const inOrder = stops.filter((stop, index) => stop !== stops[index - 1]);
  expect(inOrder).toEqual(['top-bar', 'rail', 'left', 'page', 'right', 'the end']);
});
