import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import { collectScripts, loadScripts, toCode } from '../support/browser/scripts.ts';
import { seeWholePage, visit } from '../support/browser/visit.ts';
import { fetchOpenedPaths } from '../support/clients/sample-pages.ts';
import { test } from '../support/playwright/site-test.ts';

function readScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

// Each of these texts occurs only in code that runs on the server.
const SERVER_CODE = [
  'A component has no data: its loader failed',
  'query LayoutQuery',
  'query PageLanguagesQuery',
  'SITECORE_API_KEY',
  'sc_apikey',
];

test('the server bundle contains server code, and the browser bundle does not', () => {
  const server = readScripts('.next/server');
  const client = readScripts('.next/static');
  expect(client.length).toBeGreaterThan(100_000);
  for (const word of SERVER_CODE) {
    expect(server, `${word} in the server's code`).toContain(word);
    expect(client.includes(word), `${word} in the browser's code`).toBe(false);
  }
});

const KB = 1024;

/**
 * Parts of the code that only some pages need: words in it, a page that uses it, and how many bytes more than
 * the home page that page can load.
 */
const PARTS = [
  { part: 'a form', words: ['/v1/forms/publisher/', 'form:engage'], path: '/contact', budget: 6 * KB },
  { part: 'FEaaS', words: ['feaas-component'], path: '/components-from-outside', budget: 33 * KB },
  { part: 'a map', words: ['openstreetmap'], path: '/projects/havnso-wind' },
  { part: 'a video', words: ['youtube', 'youtube-nocookie'], path: '/projects/havnso-wind' },
];

/** What needs consent, and the code for other consent managers. */
const SERVICES = ['googletagmanager', 'ad_storage'];
const OTHER_MANAGERS = ['__tcfapi', 'cookieStore'];

const EDITING_WORDS = ['chrometype', 'jss-hrz-editing', 'library-metadata'];
const EVENTS = '/v1/events/';

test('each page loads the code that it uses and no other', async ({ browser, site }) => {
  const load = async (pathname: string) => {
    const page = await browser.newPage();
    const scripts = await loadScripts(page, site.url + pathname);
    await page.close();
    return scripts;
  };
  const home = await load('/');
  expect(home.code.length).toBeGreaterThan(100_000);
  expect(home.code).toContain('consent:open');
  const parts = PARTS.flatMap(({ words }) => words);
  const absent = [...parts, ...SERVICES, ...OTHER_MANAGERS, ...EDITING_WORDS, EVENTS, '/v1/forms/'];
  expect([...absent, 'Failed to fetch form data'].filter((word) => home.code.includes(word))).toEqual([]);

  for (const { part, words, path: pathname, budget } of PARTS) {
    await test.step(part, async () => {
      const { code, bytes } = await load(pathname);
      expect(words.filter((word) => !code.includes(word))).toEqual([]);
      // The SDK's FEaaS library contains an editor (`library-metadata`), which the page does not start.
      const editing = part === 'FEaaS' ? ['chrometype', 'jss-hrz-editing'] : EDITING_WORDS;
      expect(editing.filter((word) => code.includes(word))).toEqual([]);
      if (part === 'a form') expect(code).not.toContain(EVENTS);
      if (budget) expect(bytes - home.bytes).toBeLessThanOrEqual(budget);
    });
  }
});

test('a page loads the services when the visitor has agreed, and no code for other consent managers', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  await recordOutsideRequests(context);
  const value = `1.${Math.floor(Date.now() / 1000)}.analytics=1.media=0.marketing=1`;
  await context.addCookies([{ name: 'consent', value, url: site.url }]);
  const page = await context.newPage();
  const scripts = collectScripts(page);
  await visit(page, site.url);
  await expect
    .poll(async () => {
      const code = await toCode(scripts);
      return [...SERVICES, EVENTS].filter((word) => !code.includes(word));
    })
    .toEqual([]);
  const code = await toCode(scripts);
  expect([...OTHER_MANAGERS, 'consent-answers'].filter((word) => code.includes(word))).toEqual([]);
  await context.close();
});

/** Returns what the compiled code of each static component contains: the name that it gives its outermost element. */
function listStaticCode(): string[] {
  const sources = readdirSync('src/components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(`src/components/${name}/${name}.tsx`, 'utf8'))
    .filter((source) => !source.startsWith("'use client'"));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\bname="([a-z-]+)"/g)].map(([, name]) => name),
  );
  return [...new Set(names)].map((name) => `name:"${name}"`);
}

test('no page loads the code of a static component, also after a client-side navigation to every page', async ({
  page,
  site,
}) => {
  test.slow();
  const words = listStaticCode();
  expect(words.length).toBeGreaterThan(12);
  // Editors load it, which shows that the words are right.
  const client = readScripts('.next/static');
  expect(words.filter((word) => !client.includes(word))).toEqual([]);

  const scripts = collectScripts(page);
  await visit(page, site.url);
  const paths = await fetchOpenedPaths(site.cmsUrl);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    await page.evaluate((href) => Reflect.get(window, 'next').router.push(href), path);
    await expect(page).toHaveURL(site.url + path);
    await seeWholePage(page);
  }
  const code = await toCode(scripts);
  expect(words.filter((word) => code.includes(word))).toEqual([]);
  expect(code).toContain('form:engage');
});
