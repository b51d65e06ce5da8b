import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, data, hang, json, startScriptedCms } from '@tests/servers/scripted-cms';
import type { Logger } from '@/platform/telemetry/logger';
import { createCms } from './create-cms';

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
      timeouts: { cmsMs: 2000, cacheMs },
    },
    quiet,
  );
  return { cms, received };
}

const phrase = data({
  site: { siteInfo: { dictionary: { results: [{ key: 'a', value: 'A' }], pageInfo: { hasNext: false } } } },
});

test('caches a dictionary by site and language', async () => {
  const { cms, received } = await start(phrase);
  expect(await cms.loadDictionary('main', 'en')).toEqual({ a: 'A' });
  await cms.loadDictionary('main', 'en');
  await cms.loadDictionary('main', 'da');
  expect(received.map(({ body }) => body.variables.language)).toEqual(['en', 'da']);
});

const rendered = { sitecore: { context: {}, route: { name: 'Home', placeholders: {} } } };

test('does not cache pages', async () => {
  const { cms, received } = await start(data({ layout: { item: { rendered } } }));
  const place = { siteName: 'main', path: '/', language: 'en' };
  await cms.fetchPage(place);
  await cms.fetchPage(place);
  expect(received).toHaveLength(2);
});

test('does not repeat a failed query at every call', async () => {
  const { cms, received } = await start(json(500, {}));
  for (let i = 0; i < 5; i++) await expect(cms.loadDictionary('main', 'en')).rejects.toThrow('HTTP 500');
  expect(received).toHaveLength(1);
});

test('serves the cached error page while the CMS hangs', async () => {
  const { cms } = await startWith(20, data({ site: { siteInfo: { errorHandling: null } } }), hang);
  await cms.loadErrorPages('main', 'en');
  await sleep(40);
  const late = sleep(1000, 'late');
  expect(await Promise.race([cms.loadErrorPages('main', 'en'), late])).toEqual({
    notFound: null,
    serverError: null,
  });
});
