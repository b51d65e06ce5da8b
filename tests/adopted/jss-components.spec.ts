import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { copyProject } from '../../scripts/doctor/starter/copy-project.ts';
import { listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { fetchHtmlInState, openInState, PAGE_STATES, toRenderUrl } from '../support/browser/page-states.ts';
import { seeWholePage, visit } from '../support/browser/visit.ts';
import { type SiteWithCms, startBoth } from '../support/servers/start-servers.ts';

const CHUNKS = '.next/static';

// The build takes half a minute, so one worker runs all tests of this file.
test.describe.configure({ mode: 'default' });

const cleanup = new AsyncDisposableStack();
let folder = '';
let servers: SiteWithCms;

/** Builds the project with the components of tests/jss. */
function build(): void {
  copyProject('tests/jss/components', folder);
  const steps = [
    ['scripts/codegen.ts'],
    ['node_modules/next/dist/bin/next', 'typegen'],
    ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'src/components'],
    ['node_modules/next/dist/bin/next', 'build'],
  ];
  for (const step of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${step.join(' ')} has failed:\n${stdout}${stderr}`);
  }
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-jss-'));
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  build();
  servers = await startBoth(['--overlay', 'tests/jss/content'], {}, folder);
  cleanup.defer(servers.cms.stop);
  cleanup.defer(servers.site.stop);
});

test.afterAll(() => cleanup.disposeAsync());

/** Opens a page in a state, hydrates all of it, and expects that nothing complains. */
async function open(page: Page, url: string, state: (typeof PAGE_STATES)[number]): Promise<void> {
  const complaints = listenForComplaints(page);
  await openInState(page, servers.site, url, state);
  await seeWholePage(page);
  expect(withoutAborted(complaints)).toEqual([]);
}

for (const state of PAGE_STATES) {
  test(`static components show their fields and the SDK's context (${state})`, async ({ page }) => {
    await open(page, '/jss-static', state);
    const everything = page.locator('#everything-1');
    await expect(everything).toHaveClass(/^component everything col-12 dark ?$/);
    for (const text of [
      'Heading 1',
      'Body 1 with a link',
      'to the target',
      'File 1',
      '2026-05-01T00:00:00.000Z',
    ]) {
      await expect(everything).toContainText(text);
    }
    const facts = {
      pageState: state === 'visitor' ? 'normal' : state,
      pageEditing: String(state === 'edit'),
      variantId: '_default',
      language: 'en',
      site: 'solvind',
      route: 'jss-static',
      itemPath: '/jss-static',
      title: 'Title of the page',
      edge: 'test',
      mode: 'connected',
    };
    for (const [name, value] of Object.entries(facts)) {
      await expect(everything.getByRole('listitem').filter({ hasText: `${name}: ` })).toHaveText(
        `${name}: ${value}`,
      );
    }
    await expect(everything.locator('img')).toHaveCount(2);
  });

  test(`placeholders of the SDK show components of ours and JSS components (${state})`, async ({ page }) => {
    await open(page, '/jss-static', state);
    await expect(page.locator('.everything.compact')).toHaveText('Heading compact');
    const first = page.locator('.column').first();
    await expect(first).toContainText('Heading 3');
    await expect(first).toContainText('Text of a component of ours');
    await expect(page.locator('.columns .columns .checked')).toHaveText('Heading of a checked component');
    await expect(page.locator('.container-default .contextual')).toHaveText('The page is jss-static');
    await expect(page.locator('.framed > li .checked')).toHaveText(['First framed', 'Second framed']);
    await expect(page.getByText('Never shown')).toHaveCount(0);
    await expect(page.getByText('Datasource is required.')).toHaveCount(state === 'edit' ? 1 : 0);
  });

  test(`phrases, loaded data, styles and head elements arrive (${state})`, async ({ page }) => {
    await open(page, '/jss-static', state);
    await expect(page.locator('.greeting')).toHaveText('Main menu in en');
    await expect(page.locator('.loaded')).toHaveText('Loaded en solvind havn solvind waraq');
    await expect(page.locator('.shared')).toHaveText('A bot');
    await expect(page.locator('.component:has(> .shared)')).toHaveCSS('border-top', '7px solid rgb(1, 2, 3)');
    await expect(page).toHaveTitle('Title of a component');
    await expect(page.locator('head meta[name=author]')).toHaveAttribute('content', 'A component');
    const structuredData = page.locator('head script[type="application/ld+json"]');
    expect(await structuredData.allTextContents()).toContain('{"@type":"Product"}');
  });

  test(`interactive components work (${state})`, async ({ page }) => {
    await open(page, '/jss-islands', state);
    await page.getByRole('button', { name: 'Clicks 0' }).click();
    await expect(page.getByRole('button', { name: 'Clicks 1' })).toBeVisible();

    const tabs = page.locator('.tabs');
    await expect(tabs.getByText('Heading in tab one')).toBeVisible();
    // While editing, the SDK passes all children to `renderEach` as one, inside the chromes of the placeholder.
    if (state !== 'edit') {
      await expect(tabs.getByRole('button', { name: 'Count 0' })).toBeHidden();
      await tabs.getByRole('button', { name: 'Two' }).click();
      await expect(tabs.getByText('Heading in tab one')).toBeHidden();
    }
    await tabs.getByRole('button', { name: 'Count 0' }).click();
    await expect(tabs.getByRole('button', { name: 'Count 1' })).toBeVisible();

    const nested = page.locator('.columns .counter');
    await nested.getByRole('button', { name: 'Count 0' }).click();
    await expect(nested.getByRole('button', { name: 'Count 1' })).toBeVisible();
    const pageState = state === 'visitor' ? 'normal' : state;
    await expect(nested.locator('p')).toHaveText(`Main menu solvind ${pageState} solvind /jss-islands`);
    await expect(page.getByText('Parts of the SDK in en')).toBeVisible();
    await expect(page.getByText('Four letters a year')).toBeVisible();
    await expect(page.locator('.badge')).toHaveText('Badge of bronze');
  });

  test(`components that are loaded later hydrate (${state})`, async ({ page }) => {
    await open(page, '/jss-islands', state);
    const component = page.locator('.dynamic');
    await expect(component.getByRole('heading')).toHaveText('The component is ready');
    await expect(page.locator('.dynamic-plain')).toHaveText('Plain');
    for (const name of ['Deferred is ready', 'In the browser']) {
      await component.getByRole('button', { name: `${name} 0` }).click();
      await expect(component.getByRole('button', { name: `${name} 1` })).toBeVisible();
    }
    await component.getByRole('button', { name: 'Open' }).click();
    await expect(component.locator('.named')).toHaveText('Opened');
  });

  for (const [url, path, language] of [
    ['/jss-islands', '/jss-islands', 'en'],
    ['/da/jss-islands', '/jss-islands', 'da'],
  ] as const) {
    test(`the router of ${url} knows the languages, on the server and in the browser (${state})`, async ({
      page,
    }) => {
      const expected = [language, ['en', 'da'], 'en', path, { path: ['jss-islands'] }, '/[[...path]]'];
      const html = await fetchHtmlInState(servers.site, url, state);
      expect(html.replaceAll('&quot;', '"')).toContain(JSON.stringify(expected));
      await open(page, url, state);
      await expect(page.locator('.languages pre')).toHaveText(JSON.stringify(expected));
      await expect(page.getByRole('link', { name: 'To en' })).toHaveAttribute('href', '/jss-islands');
      await expect(page.getByRole('link', { name: 'To da' })).toHaveAttribute('href', '/da/jss-islands');
    });
  }
}

test("the server's HTML contains what is loaded later, except with ssr: false", async () => {
  const html = await fetchHtmlInState(servers.site, '/jss-islands', 'visitor');
  expect(html).toContain('Deferred waits');
  expect(html).toContain('<em class="named">Plain</em>');
  expect(html).toContain('<i>Loading</i>');
});

test('the router and links of a component lead to other languages', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await visit(page, `${servers.site.url}/jss-islands?q=1`);
  await expect(page.locator('.languages pre')).toContainText('"/jss-islands?q=1",{"q":"1","path"');
  await page.getByRole('button', { name: 'Switch to da' }).click();
  await expect(page).toHaveURL(`${servers.site.url}/da/jss-islands?q=1`);
  await expect(page.locator('.languages pre')).toContainText('["da",["en","da"],"en","/jss-islands?q=1"');
  await page.getByRole('link', { name: 'To en' }).click();
  await expect(page).toHaveURL(`${servers.site.url}/jss-islands?q=1`);
  expect(withoutAborted(complaints)).toEqual([]);
});

const Renderings = z.object({ uid: z.string(), componentName: z.literal('Promo') });

/** Returns the uid of the first promo on the home page. */
async function findPromo(): Promise<string> {
  const query = '{ layout(site: "solvind", routePath: "/", language: "en") { item { rendered } } }';
  const response = await fetch(`${servers.cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  let uid = '';
  JSON.parse(await response.text(), (_, value) => {
    const { success, data } = Renderings.safeParse(value);
    if (success) uid ||= data.uid;
    return value;
  });
  return uid;
}

test('a component replaces ours of the same name, and the design library shows it alone', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await visit(page, servers.site.url);
  const text = await page.locator('.adopted-promo').first().textContent();
  expect(text?.length).toBeGreaterThan(10);

  const uid = await findPromo();
  await visit(
    page,
    await toRenderUrl(servers.site, '/', { mode: 'library', sc_uid: uid, sc_renderingId: uid }),
  );
  await expect(page.locator('#editing-component .adopted-promo')).toHaveText(text ?? '');
  expect(withoutAborted(complaints)).toEqual([]);
});

test('interactive components work after a client-side navigation', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await visit(page, `${servers.site.url}/jss-static`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/jss-counter';
    link.textContent = 'To the counter';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the counter' }).click();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  await expect(page.locator('.counter p')).toHaveText('Main menu solvind normal solvind /jss-counter');
  expect(withoutAborted(complaints)).toEqual([]);
});

/** Visits a page and returns the code that it loads, with its size in bytes after gzip. */
async function loadCode(page: Page, url: string): Promise<{ code: string; bytes: number }> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await visit(page, servers.site.url + url);
  await seeWholePage(page);
  const texts = await Promise.all(scripts);
  return { code: texts.join('\n'), bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0) };
}

/** Words of the SDK that its code keeps when it is compiled. */
const SDK_WORDS = ['SitecoreContext', 'sc-jss-', 'sitecoreContext', 'jss-hrz'];

test('a page of static components loads no code of the SDK, one with an interactive component at most 30 KB', async ({
  browser,
}) => {
  const plain = await loadCode(await browser.newPage(), '/jss-static');
  const interactive = await loadCode(await browser.newPage(), '/jss-counter');
  expect(SDK_WORDS.filter((word) => plain.code.includes(word))).toEqual([]);
  expect(SDK_WORDS.filter((word) => interactive.code.includes(word))).not.toEqual([]);
  expect(interactive.bytes - plain.bytes).toBeLessThan(30 * 1024);
});

test('no chunk of the browser contains a loader or the code of a static component', () => {
  const chunks = readdirSync(path.join(folder, CHUNKS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, CHUNKS, file), 'utf8'));
  expect(chunks.length).toBeGreaterThan(5);
  for (const word of ['SITES_OF_THE_LOADER', 'secretOfTheServer', 'only on the server']) {
    expect(chunks.filter((chunk) => chunk.includes(word))).toHaveLength(0);
  }
});
