/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@/telemetry/logger';
import { createCms } from './create-cms';
import { type Answer, data, hang, json, startScriptedCms } from './testing/scripted-cms';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const start = (...script: [Answer, ...Answer[]]) => startWith(60_000, ...script);

async function startWith(cacheMs: number, ...script: [Answer, ...Answer[]]) {
  const { endpoint, received, close } = await startScriptedCms(...script);
  stop = close;
  const cms = createCms(
    {
      cms: { endpoint, headers: {}, retries: 0 },
      edge: { url: endpoint },
      site: { name: 'main', defaultLanguage: 'en', mayBeChosen: false },
      publicUrl: 'https://site.test',
      snapshotFolder: mkdtempSync(path.join(tmpdir(), 'sites-')),
      timeouts: { cmsMs: 2000, componentDataMs: 2000, cacheMs, pageRevalidateSeconds: 60 },
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

test('lets nobody wait for an error page while a CMS hangs that told one before', async () => {
  const { cms } = await startWith(20, data({ site: { siteInfo: { errorHandling: null } } }), hang);
  await cms.loadErrorPages('main', 'en');
  await sleep(40);
  const late = sleep(1000, 'late');
  expect(await Promise.race([cms.loadErrorPages('main', 'en'), late])).toEqual({
    notFound: null,
    serverError: null,
  });
});
