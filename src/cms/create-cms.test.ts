/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from '@/telemetry/logger';
import { createCms } from './create-cms';
import { type Answer, data, json, startScriptedCms } from './testing/scripted-cms';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function start(...script: [Answer, ...Answer[]]) {
  const { endpoint, received, close } = await startScriptedCms(...script);
  stop = close;
  const cms = createCms(
    {
      cms: { endpoint, headers: {}, retries: 0 },
      edge: { url: endpoint },
      site: { name: 'main', defaultLanguage: 'en', mayBeChosen: false },
      publicUrl: 'https://site.test',
      snapshotFolder: mkdtempSync(path.join(tmpdir(), 'sites-')),
      timeouts: { cmsMs: 2000, componentDataMs: 2000, cacheMs: 60_000, pageRevalidateSeconds: 60 },
    },
    quiet,
  );
  return { cms, received };
}

const phrase = data({
  site: { siteInfo: { dictionary: { results: [{ key: 'a', value: 'A' }], pageInfo: { hasNext: false } } } },
});

test('keeps a dictionary for its site and language', async () => {
  const { cms, received } = await start(phrase);
  expect(await cms.loadDictionary('main', 'en')).toEqual({ a: 'A' });
  await cms.loadDictionary('main', 'en');
  await cms.loadDictionary('main', 'da');
  expect(received.map(({ body }) => body.variables.language)).toEqual(['en', 'da']);
});

const rendered = { sitecore: { context: {}, route: { name: 'Home', placeholders: {} } } };

test('asks for each page anew', async () => {
  const { cms, received } = await start(data({ layout: { item: { rendered } } }));
  const place = { siteName: 'main', path: '/', language: 'en' };
  await cms.fetchPage(place);
  await cms.fetchPage(place);
  expect(received).toHaveLength(2);
});

test('does not ask a failing CMS again for every page', async () => {
  const { cms, received } = await start(json(500, {}));
  for (let i = 0; i < 5; i++) await expect(cms.loadDictionary('main', 'en')).rejects.toThrow('HTTP 500');
  expect(received).toHaveLength(1);
});

test('gives the configured site when the CMS is in trouble', async () => {
  const { cms } = await start(json(500, {}));
  expect((await cms.loadSites()).map(({ name }) => name)).toEqual(['main']);
});
