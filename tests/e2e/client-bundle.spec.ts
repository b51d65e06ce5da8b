import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { test as runningTest } from '../support/running-site.ts';

/** All JavaScript of a folder of the build, as one text. */
function readScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

// Each is written only in code that runs on the server: component loaders, the CMS client, the configuration.
const CANARIES = [
  'A component has no data: its loader failed', // page-props
  'query LayoutQuery', // src/cms
  'query PageLanguagesQuery', // asked by the loader of LanguageSwitcher and by pages
  'SITECORE_API_KEY', // src/config.ts
  'sc_apikey',
];

test('server-only code is in the build, and never in what the browser gets', () => {
  const server = readScripts('.next/server');
  const client = readScripts('.next/static');
  expect(client.length).toBeGreaterThan(100_000);
  for (const canary of CANARIES) {
    expect(server, `${canary} in the server's code`).toContain(canary);
    expect(client.includes(canary), `${canary} in the browser's code`).toBe(false);
  }
});

// What only some pages use: a word of its code, and a page of the sample site that uses it.
const PARTS = [
  { part: 'forms', word: '/v1/forms/publisher/', path: '/contact' },
  { part: 'FEaaS', word: 'feaas-component', path: '/components-from-outside' },
  { part: 'maps', word: 'openstreetmap', path: '/projects/havnso-wind' },
  { part: 'videos', word: 'youtube', path: '/projects/havnso-wind' },
  { part: 'consent and what it allows', word: 'googletagmanager', path: '/privacy' },
];
const EDITING_WORDS = ['chrometype', 'jss-hrz-editing', 'library-metadata'];

/** Every script that the browser loads of a page, as one text. */
async function loadScripts(page: Page, url: string): Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return (await Promise.all(bodies)).join('\n');
}

runningTest('the home page loads no code of what it does not use', async ({ page, site }) => {
  const scripts = await loadScripts(page, site.url);
  expect(scripts.length).toBeGreaterThan(100_000);
  for (const word of [...PARTS.map((part) => part.word), ...EDITING_WORDS]) {
    expect(scripts.includes(word), word).toBe(false);
  }
});

for (const { part, word, path } of PARTS) {
  runningTest(`a page with ${part} loads its code, and none of an editor's`, async ({ page, site }) => {
    const scripts = await loadScripts(page, site.url + path);
    expect(scripts.includes(word)).toBe(true);
    // The SDK's library for FEaaS knows its own editor; the page does not start it.
    const editing = part === 'FEaaS' ? ['chrometype', 'jss-hrz-editing'] : EDITING_WORDS;
    for (const editingWord of editing) expect(scripts.includes(editingWord), editingWord).toBe(false);
  });
}
