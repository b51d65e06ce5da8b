import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type Editor, fetchPageChoices, openEditor } from '../tests/support/browser/editor.ts';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
import { openHeading } from '../tests/support/browser/open-heading.ts';
import { startBoth } from '../tests/support/servers/start-servers.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';

const HELP = `Measures the page editor with a copy of the sample content, the built site and Chromium on this machine: how long a
save of a field and of the structure of a page takes, how long a key that is typed in the panel takes to the page, and how
long it takes from the key that undoes or redoes a change of the structure until the frame of the editor shows it: first
by what the editor shows for the time being, then by what the site has rendered.

  npm run bench:editor

Fails if the median of a save is over 80 ms, of a typed key over 50 ms, or of a change on the page over 250 ms, or 500 ms
as rendered by the site. The limits are for a machine that does nothing else. Needs \`npm run build\` first.`;

const MAX_SAVE_MS = 80;
const MAX_TYPED_MS = 50;
const MAX_VISIBLE_MS = 250;
const MAX_LOADED_MS = 500;
const BROWSER = 'be9c4000be9c';
const PERSON = `#${BROWSER}`;
const SAVES = 40;
const CHANGES = 20;
/** Before these, programs are compiled and files are read for the first time. */
const WARM_UP = 5;

const Answer = z.strictObject({ data: z.record(z.string(), z.unknown()) });
const Added = z.object({ added: z.array(z.string()).min(1) });

const toMutation = (name: string, input: string, answer: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${answer} } }`;

const UPDATE_ITEM = toMutation(
  'updateItem',
  'UpdateItemInput',
  'item { revision fields { nodes { jsonValue } } }',
);
const UPDATE_LAYOUT = toMutation('updateLayout', 'UpdateLayoutInput', 'added item { revision }');

type Save = { query: string; input: object };

async function save(cmsUrl: string, { query, input }: Save): Promise<{ ms: number; data: unknown }> {
  const startedAt = performance.now();
  const response = await fetch(`${cmsUrl}/sitecore/api/authoring/graphql/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { ...input, by: PERSON } } }),
  });
  const { data } = Answer.parse(await response.json());
  return { ms: performance.now() - startedAt, data: Object.values(data)[0] };
}

function printMedian(what: string, times: readonly number[], limit: number): void {
  const median = toMedian(times.slice(WARM_UP));
  printResult(`${what}: ${Math.round(median)} ms (median of ${times.length - WARM_UP})`, median > limit);
}

type PageKey = { itemId: string; language: string };

async function measureFields(cmsUrl: string, key: PageKey): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < SAVES + WARM_UP; turn++) {
    const fields = [{ name: 'Title', value: `Title ${turn}` }];
    times.push((await save(cmsUrl, { query: UPDATE_ITEM, input: { ...key, fields } })).ms);
  }
  printMedian('a field is saved', times, MAX_SAVE_MS);
}

/** Adds a component and removes it again. One stays at the end, which can be undone. */
async function measureStructure(cmsUrl: string, key: PageKey): Promise<void> {
  const add = async () => {
    const operation = {
      add: {
        target: { placeholder: 'headless-main', index: 0 },
        component: 'RichText',
        values: { fields: { Text: '<p>New</p>' } },
      },
    };
    const { ms, data } = await save(cmsUrl, {
      query: UPDATE_LAYOUT,
      input: { ...key, operations: [operation] },
    });
    return { ms, uid: Added.parse(data).added[0] ?? '' };
  };
  const times: number[] = [];
  while (times.length < SAVES + WARM_UP) {
    const { ms, uid } = await add();
    const operations = [{ remove: { renderingId: uid } }];
    times.push(ms, (await save(cmsUrl, { query: UPDATE_LAYOUT, input: { ...key, operations } })).ms);
  }
  printMedian('the structure of a page is saved', times, MAX_SAVE_MS);
  await add();
}

type Times = { visible: number; loaded: number };

/**
 * Runs in the frame. Resolves with the times at which something changes on the page, and at which the page gets or loses
 * a component. What the editor shows for the time being has no uid of its own.
 */
const watchComponents = (): Promise<Times> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The page has not changed.')), 30_000);
    const count = () =>
      new Set([...document.querySelectorAll('code[chrometype=rendering][kind=open]')].map(({ id }) => id))
        .size;
    const before = count();
    let visible = 0;
    const observer = new MutationObserver(() => {
      const now = performance.timeOrigin + performance.now();
      visible ||= now;
      if (count() === before) return;
      observer.disconnect();
      resolve({ visible, loaded: now });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });

/** Runs in the frame. Resolves with the time at which the heading changes. */
const watchHeading = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const heading = document.querySelector('h1');
    if (!heading) return reject(new Error('The page has no heading.'));
    const note = () => resolve(performance.timeOrigin + performance.now());
    new MutationObserver(note).observe(heading, { childList: true, characterData: true, subtree: true });
  });

/** Runs in the editor. Resolves with the time at which a key is pressed. */
const watchKey = (): Promise<number> =>
  new Promise((resolve) => {
    const listen = () => resolve(performance.timeOrigin + performance.now());
    document.addEventListener('keydown', listen, { capture: true, once: true });
  });

/** Presses a key, and returns the milliseconds until the page changes, and until it has another number of components. */
async function timeChange(page: Page, key: string): Promise<Times> {
  const frame = page.frames()[1];
  if (!frame) throw new Error('The editor has no frame.');
  const shown = frame.evaluate(watchComponents);
  const pressed = page.evaluate(watchKey);
  // The last answer comes after both functions have begun.
  await Promise.all([frame.evaluate(() => undefined), page.evaluate(() => undefined)]);
  await page.keyboard.press(key);
  const [{ visible, loaded }, since] = await Promise.all([shown, pressed]);
  return { visible: visible - since, loaded: loaded - since };
}

/** Types the heading in the panel. */
async function measureTyping(page: Page, editor: Editor): Promise<void> {
  const { title } = await openHeading(page, editor.frame);
  await title.press('End');
  const frame = page.frames()[1];
  if (!frame) throw new Error('The editor has no frame.');
  const times: number[] = [];
  while (times.length < CHANGES + WARM_UP) {
    const shown = frame.evaluate(watchHeading);
    const pressed = page.evaluate(watchKey);
    await Promise.all([frame.evaluate(() => undefined), page.evaluate(() => undefined)]);
    await page.keyboard.press('x');
    const [shownAt, pressedAt] = await Promise.all([shown, pressed]);
    times.push(shownAt - pressedAt);
  }
  printMedian('a typed key is visible on the page', times, MAX_TYPED_MS);
  await expect(page.locator('.top-bar').getByText('Saved', { exact: true })).toBeVisible();
}

async function measurePage(cmsUrl: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // Undo is for the changes of one browser.
    await page.addInitScript((browser) => localStorage.setItem('editor-browser', browser), BROWSER);
    const editor = await openEditor(page, cmsUrl);
    const times: Times[] = [];
    while (times.length < CHANGES + WARM_UP) {
      for (const key of ['Control+z', 'Control+Shift+z']) {
        times.push(await timeChange(page, key));
        await editor.waitForPage();
      }
    }
    const list = (name: keyof Times) => times.map((time) => time[name]);
    printMedian('what is undone or done again is visible', list('visible'), MAX_VISIBLE_MS);
    printMedian('the page is as the CMS has it', list('loaded'), MAX_LOADED_MS);
    await measureTyping(page, editor);
  } finally {
    await browser.close();
  }
}

async function run(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-editor-'));
  started.defer(() => rm(folder, { recursive: true }));
  const content = path.join(folder, 'content');
  await cp('content', content, { recursive: true });
  const { cms, site } = await startBoth(['--content', content, '--data', path.join(folder, 'data')]);
  started.defer(() => Promise.all([site.stop(), cms.stop()]).then(() => undefined));
  const pages = await fetchPageChoices(cms.url, 'en');
  const home = pages.find(({ route }) => route === '/');
  if (!home) throw new Error('The sample site has no home page.');
  const key = { itemId: home.itemId, language: 'en' };
  await measureFields(cms.url, key);
  await measureStructure(cms.url, key);
  await measurePage(cms.url);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
