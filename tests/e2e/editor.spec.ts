import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { fetchChoices, fetchPageChoices, openEditor } from '../support/browser/editor.ts';
import { findBarriers, listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { test } from '../support/playwright/site-test.ts';
import { EDITING_SECRET, startBoth } from '../support/servers/start-servers.ts';

const Renderings = z.record(z.string(), z.array(z.unknown()));
const Rendering = z.looseObject({
  uid: z.string(),
  componentName: z.string(),
  placeholders: Renderings.optional(),
});
const Layout = z.object({
  data: z.object({
    item: z.object({
      rendered: z.object({ sitecore: z.object({ route: z.object({ placeholders: Renderings }) }) }),
    }),
  }),
});

/** What Sitecore has around the renderings of a partial design. The outline leaves it out. */
const WRAPPER = 'PartialDesignDynamicPlaceholder';

const listUids = (placeholders: z.output<typeof Renderings>): string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((rendering) => {
      const { uid, componentName, placeholders: inner = {} } = Rendering.parse(rendering);
      return [...(componentName === WRAPPER ? [] : [uid]), ...listUids(inner)];
    });

/** Fetches the uids of a page's renderings from the CMS, in the order of the page. */
async function fetchUids(cmsUrl: string, itemId: string, language: string): Promise<string[]> {
  const response = await fetch(`${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_editMode: 'true' },
    body: JSON.stringify({ query: `{ item(path: "${itemId}", language: "${language}") { rendered } }` }),
  });
  const { route } = Layout.parse(await response.json()).data.item.rendered.sitecore;
  return listUids(route.placeholders);
}

/** Reads the renderings from the editor's outline. */
const readOutline = (page: Page): Promise<string[]> =>
  page
    .locator('#outline .rendering')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-uid') ?? ''));

const scrollTop = (page: Page): Promise<number> =>
  page.frames()[1]?.evaluate(() => window.scrollY) ?? Promise.resolve(-1);

// Contains a text, and markup that would run a script if the page did not sanitize it.
const CHANGED =
  '<p>Changed by the library</p><img src="data:," alt="" onerror="window.isAttacked=1"><script>window.isAttacked=1</script>';

// One language is enough: pages.spec.ts opens the pages of the other one in edit mode.
test('the editor shows every page in da with its complete outline', async ({ page, cms }) => {
  const complaints = listenForComplaints(page);
  const editor = await openEditor(page, cms.url);
  await editor.go({ language: 'da' });
  const pages = await fetchPageChoices(cms.url, 'da');
  expect(pages.length).toBeGreaterThan(5);
  for (const { path, route, itemId } of pages) {
    await test.step(path, async () => {
      await editor.go({ page: route });
      await expect(editor.frame.locator('#jss-hrz-editing')).toHaveCount(1);
      await expect(page.locator('.faults li')).toHaveCount(0);
      await expect.poll(() => readOutline(page), path).toEqual(await fetchUids(cms.url, itemId, 'da'));
      expect(withoutAborted(complaints), path).toEqual([]);
    });
  }
});

test('switching version and state does not reload the page and keeps its scroll position', async ({
  page,
  cms,
}) => {
  const complaints = listenForComplaints(page);
  const editor = await openEditor(page, cms.url);
  const pages = await fetchPageChoices(cms.url, 'en');
  const roof = pages.find(({ path }) => path === '/news/school-roof');
  expect(roof?.versions).toEqual([
    { number: 3, stage: 'draft' },
    { number: 2, stage: 'published' },
    { number: 1, stage: 'older' },
  ]);
  await editor.go({ page: roof?.route ?? '' });
  const heading = editor.frame.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('more power than it used');

  await page.frames()[1]?.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    window.scrollTo(0, 200);
  });
  const expectInPlace = async () => {
    expect(await page.frames()[1]?.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // The position changes a little when elements for editors appear or disappear above it.
    expect(Math.abs((await scrollTop(page)) - 200)).toBeLessThan(60);
  };
  for (const { change, words } of [
    { change: { version: '2' }, words: 'the pupils hold the key' },
    { change: { state: 'preview' }, words: 'the pupils hold the key' },
    { change: { version: '1' }, words: /is a school$/ },
    { change: { state: 'normal' }, words: 'the pupils hold the key' },
    { change: { state: 'edit' }, words: /is a school$/ },
    { change: { version: '' }, words: 'more power than it used' },
  ]) {
    await test.step(JSON.stringify(change), async () => {
      await editor.go(change);
      await expect(heading).toContainText(words);
      const isEditing = /^(edit)?$/.test(await page.getByRole('combobox', { name: 'State' }).inputValue());
      await expect(editor.frame.locator('code.scpm').first()).toHaveCount(isEditing ? 1 : 0);
      await expectInPlace();
    });
  }
  expect(withoutAborted(complaints)).toEqual([]);
});

test('in edit state a component that a variant hides is shown as hidden', async ({ page, cms }) => {
  const editor = await openEditor(page, cms.url);
  await editor.go({ page: '/membership' });
  const audience = page.getByRole('combobox', { name: 'Audience' });
  await expect(audience.locator('option')).toHaveText(['Everybody', 'members', 'faq_company']);
  await audience.selectOption('members');
  await expect(editor.frame.getByText('The component is hidden')).toBeVisible();
});

test('the design library shows each component alone', async ({ page, cms }) => {
  const complaints = listenForComplaints(page);
  const editor = await openEditor(page, cms.url);
  const { components } = await fetchChoices(cms.url);
  expect(components.length).toBeGreaterThan(15);
  for (const { name, renderingId } of components) {
    await test.step(name, async () => {
      await editor.go({ component: renderingId });
      await expect(editor.frame.locator('#editing-component'), name).toHaveCount(1);
      await expect(editor.frame.locator('code[chrometype=rendering][kind=open]').first(), name).toHaveCount(
        1,
      );
      await expect(editor.frame.getByText('missing React implementation'), name).toHaveCount(0);
      await expect(editor.frame.locator('.page-header')).toHaveCount(0);
      expect(withoutAborted(complaints), name).toEqual([]);
    });
  }
});

test('the page shows changes that the design library sends and ignores those of other origins', async ({
  page,
  cms,
}) => {
  const editor = await openEditor(page, cms.url);
  const { components } = await fetchChoices(cms.url);
  await page.evaluate(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    window.addEventListener('message', ({ data }) => said.push(data));
  });
  const richText = components.find(({ name }) => name === 'RichText');
  await editor.go({ component: richText?.renderingId ?? '' });
  const said = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'said')));
  await expect.poll(said).toContain('"status":"ready"');
  const uid = /"status":"ready","uid":"([^"]+)"/.exec(await said())?.[1];

  const change = { name: 'component:update', details: { uid, fields: { Text: { value: CHANGED } } } };
  // The page sends this message to itself, and its own origin is not allowed.
  await page.frames()[1]?.evaluate((message) => window.postMessage(message, '*'), change);
  await page.waitForTimeout(500);
  await expect(editor.frame.getByText('Changed by the library')).toHaveCount(0);
  await page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }, change);
  await expect(editor.frame.getByText('Changed by the library')).toBeVisible();
  await expect.poll(said).toContain('"status":"rendered"');
  expect(await page.frames()[1]?.evaluate(() => 'isAttacked' in window)).toBe(false);
  await expect(editor.frame.locator('#editing-component img')).not.toHaveAttribute('onerror');
});

test('the editor is accessible and usable by keyboard', async ({ page, cms }) => {
  const complaints = listenForComplaints(page);
  const editor = await openEditor(page, cms.url);
  const hero = page.getByRole('treeitem', { name: 'Hero' });
  await hero.focus();
  await page.keyboard.press('Enter');
  await expect(hero).toHaveAttribute('aria-selected', 'true');
  await editor.frame.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Hero');
  expect(complaints).toEqual([]);
  // The check excludes the page in the frame, which pages.spec.ts checks.
  expect(await findBarriers(page, ['iframe'])).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('when a session cannot be opened, the editor shows what to do', async ({ page, cms }) => {
  await page.route('**/editor/session', (route) =>
    route.fulfill({ status: 502, json: { problem: 'The site does not answer. Start it.' } }),
  );
  await page.goto(cms.url);
  await expect(page.getByRole('alert')).toHaveText('The site does not answer. Start it.');
});

test('debug logs contain no secret, cookie, credential or key', async ({ page }) => {
  const { cms, site } = await startBoth();
  const editor = await openEditor(page, cms.url);
  await editor.go({ state: 'preview' });
  const cookies = (await page.context().cookies()).map(({ value }) => value);
  const headers = {
    authorization: 'Bearer sesame-open',
    cookie: 'session=biscuit-crumb',
    sc_apikey: 'key-to-it',
  };
  for (const path of [
    '/',
    '/about',
    '/nowhere',
    '/api/healthz',
    `/api/editing/render?secret=${EDITING_SECRET}`,
  ]) {
    await fetch(site.url + path, { headers });
  }
  await site.stop();
  await cms.stop();
  const log = site.output() + cms.output();
  for (const word of [EDITING_SECRET, 'sesame-open', 'biscuit-crumb', 'key-to-it', ...cookies]) {
    expect(log.includes(word), word.slice(0, 8)).toBe(false);
  }
  expect(log).not.toMatch(/sitecoreContextId=test/);
});
