import { createRecordingLogger, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import { CmsError } from '@/cms/client/cms-error';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { type PageRecord, toPhrasesKey, toSiteDependency } from '../dependencies/dependency';
import { createMemoryDependencyMap } from '../dependencies/dependency-map';
import { toPhraseState } from '../dependencies/phrase-state';
import { createMemoryLog, type LogEntry } from '../log/publish-log';
import { createPurgeSite } from '../purge/purge-site';
import { readPublish } from '../webhook/read-publish';
import { createPublisher } from './create-publisher';
import { createRenewQueue } from './renew-queue';
import { createSeenPublishes } from './seen-publishes';

const site = { name: 'main', hostName: 'main.test', defaultLanguage: 'en', languages: ['en', 'da'] };
const main = { publicUrl: 'https://main.test', mainSiteName: 'main' };
const A = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';

const toRecord = (page: string, id: string, dictionary: Record<string, string> = {}): PageRecord => ({
  page,
  name: page,
  startedAt: 0,
  dependencies: [
    { key: `route:${id}@en`, state: '' },
    { key: toPhrasesKey('main', 'en'), state: toPhraseState(dictionary, ['menu']) },
    toSiteDependency(site),
  ],
});

type World = {
  dictionary: Record<string, string>;
  redirects: string[];
  sites: (typeof site)[];
  /** Pages whose render fails. */
  failing: Set<string>;
  /** Pages that the CMS has no more. */
  gone: Set<string>;
  isCmsDown: boolean;
  isCacheDown: boolean;
};

function createWorld() {
  const world: World = {
    dictionary: {},
    redirects: [],
    sites: [site],
    failing: new Set(),
    gone: new Set(),
    isCmsDown: false,
    isCacheDown: false,
  };
  const events: string[] = [];
  const map = createMemoryDependencyMap();
  const log = createMemoryLog();
  const { logger, lines } = createRecordingLogger();
  const check = () => {
    const failure = { kind: 'network', reason: 'the CMS is down' } as const;
    if (world.isCmsDown) throw new CmsError(failure, { operation: 'Query' });
  };
  const publisher = createPublisher({
    main,
    loadSites: async () => createSiteList(world.sites, 'main'),
    sources: {
      map,
      fetchPage: async () => pageOf(layoutOf([])),
      fetchItemPlace: async () => {
        check();
        return null;
      },
      fetchSites: async () => world.sites,
      fetchDictionary: async () => world.dictionary,
      fetchRedirects: async () =>
        world.redirects.map((pattern) => ({
          pattern,
          target: '/',
          redirectType: 'REDIRECT_301',
          isQueryStringPreserved: false,
          locale: '',
        })),
    },
    queue: createRenewQueue({
      retryMs: [1],
      gentleMs: 1,
      renewPage: async (page) => {
        events.push(`renew ${page}`);
        if (world.failing.has(page)) throw new Error('the CMS is down');
        if (world.gone.has(page)) await map.record({ page, name: null, startedAt: 0, dependencies: [] });
      },
    }),
    send: async (message) =>
      void events.push(`${message.kind} ${'pages' in message ? message.pages : ''}`.trim()),
    purge: createPurgeSite({
      main,
      buildId: 'b1',
      isNeeded: true,
      purge: async (urls) => {
        events.push(...urls.map(({ path }) => `purge ${path}`));
        return world.isCacheDown ? ['the cache is down'] : [];
      },
    }),
    seen: createSeenPublishes(null),
    log,
    logger,
    retryMs: [1],
    lastRequestMs: 50,
  });

  async function waitForLog(count = 1): Promise<LogEntry> {
    for (;;) {
      const entries = await log.list();
      const [first] = entries;
      if (first && entries.length >= count && entries.every(({ seconds }) => seconds !== null)) return first;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  return { world, events, map, lines, publisher, log, waitForLog };
}

const toBody = (updates: readonly string[], more: object = {}) =>
  readPublish(
    JSON.stringify({
      invocation_id: 'one',
      updates: updates.map((identifier) => ({ identifier, entity_definition: 'Item', entity_culture: 'en' })),
      ...more,
    }),
  );

const layoutOfA = () => toBody([`${A}-layout`]);

test('tells all nodes, renews the page, and then purges the caches', async () => {
  const { events, map, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  await map.record(toRecord('/_site_main/en/b', B));
  expect(await publisher.accept(layoutOfA())).toBe(true);
  expect(await waitForLog()).toMatchObject({
    id: 'one',
    isEverything: false,
    items: [{ id: A, name: '/_site_main/en/a', languages: ['en'] }],
    pages: [{ page: '/_site_main/en/a', url: 'https://main.test/a', outcome: 'renewed' }],
    counts: { renewed: 1, gone: 0, failed: 0 },
    problems: [],
  });
  expect(events.slice(0, 3)).toEqual(['published', 'renew /_site_main/en/a', 'purge /a']);
  expect(events).toContain('purge /sitemap.xml');
});

test('the same request twice is worked off once, and batches that come together are one publish', async () => {
  const { events, map, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  await map.record(toRecord('/_site_main/en/b', B));
  const batches = [toBody([`${A}-layout`], { continues: true }), toBody([`${B}-layout`])];
  for (const batch of batches) expect(await publisher.accept(batch)).toBe(true);
  for (const batch of batches) expect(await publisher.accept(batch)).toBe(false);
  expect((await waitForLog()).counts.renewed).toBe(2);
  expect(events.filter((event) => event === 'published')).toHaveLength(1);
});

test('a page that was withdrawn is gone', async () => {
  const { world, map, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  world.gone.add('/_site_main/en/a');
  await publisher.accept(layoutOfA());
  expect((await waitForLog()).counts).toEqual({ renewed: 0, gone: 1, failed: 0 });
});

test('changed phrases renew the pages that show them, and changed settings all pages of the site', async () => {
  const { world, map, publisher, waitForLog } = createWorld();
  world.dictionary = { menu: 'Menu', other: 'Other' };
  await map.record(toRecord('/_site_main/en/a', A, { menu: 'Menu' }));
  await map.record(toRecord('/_site_main/en/b', B, { menu: 'Old menu' }));
  await publisher.accept(toBody(['cccccccccccccccccccccccccccccccc']));
  expect((await waitForLog()).pages.map(({ page }) => page)).toEqual(['/_site_main/en/b']);

  world.sites = [{ ...site, languages: ['en', 'da', 'de'] }];
  await publisher.accept(toBody([B], { invocation_id: 'two' }));
  expect((await waitForLog(2)).pages).toHaveLength(2);
});

test('changed redirects purge the whole site', async () => {
  const { world, events, publisher, waitForLog } = createWorld();
  await publisher.accept(toBody([B]));
  await waitForLog();
  events.length = 0;
  await publisher.accept(toBody([B], { invocation_id: 'two' }));
  await waitForLog(2);
  expect(events).not.toContain('purge /*');
  world.redirects = ['/old'];
  await publisher.accept(toBody([B], { invocation_id: 'three' }));
  await waitForLog(3);
  expect(events).toContain('purge /*');
});

test('redirects that could not be purged are purged after the next publish', async () => {
  const { world, events, publisher, waitForLog } = createWorld();
  world.isCacheDown = true;
  await publisher.accept(toBody([B]));
  await waitForLog();
  world.isCacheDown = false;
  events.length = 0;
  await publisher.accept(toBody([B], { invocation_id: 'two' }));
  await waitForLog(2);
  expect(events).toContain('purge /*');
});

test('a publish of very many items renews all pages', async () => {
  const { map, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  const ids = Array.from({ length: 5001 }, (_, index) => String(index).padStart(32, '0'));
  await publisher.accept(toBody(ids));
  expect(await waitForLog()).toMatchObject({ isEverything: true, counts: { renewed: 1 }, itemCount: 5001 });
});

test('a publish is live when its last request is worked off, and one whose last never comes ends too', async () => {
  const { map, publisher, log, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  await publisher.accept(toBody([`${A}-layout`], { continues: true }));
  while ((await log.list())[0]?.counts.renewed !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await log.list()).toMatchObject([{ liveAt: null }]);
  expect((await waitForLog()).problems).toEqual([]);
});

test('finishing waits for what was accepted', async () => {
  const { map, publisher, log } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  await publisher.accept(toBody([`${A}-layout`], { continues: true }));
  await publisher.finish();
  expect(await log.list()).toMatchObject([{ counts: { renewed: 1 }, liveAt: expect.any(String) }]);
});

test('a publish that does not say what changed renews all pages', async () => {
  const { map, publisher, waitForLog } = createWorld();
  for (const page of ['/_site_main/en/a', '/_site_main/en/b']) await map.record(toRecord(page, A));
  await publisher.accept(readPublish('done'));
  expect(await waitForLog()).toMatchObject({ isEverything: true, counts: { renewed: 2 } });
});

test('a page that cannot be renewed is in the log, and the same request is worked off again', async () => {
  const { world, map, lines, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  world.failing.add('/_site_main/en/a');
  await publisher.accept(layoutOfA());
  expect(await waitForLog()).toMatchObject({
    counts: { renewed: 0, gone: 0, failed: 1 },
    problems: ['https://main.test/a could not be renewed: the CMS is down'],
  });
  expect(lines).toMatchObject([{ level: 'warn', message: 'A published page could not be renewed' }]);
  expect(await publisher.accept(layoutOfA())).toBe(true);
});

test('while the CMS is down, known pages are still renewed, and what was not looked for is in the log', async () => {
  const { world, map, lines, publisher, waitForLog } = createWorld();
  await map.record(toRecord('/_site_main/en/a', A));
  world.isCmsDown = true;
  await publisher.accept(toBody([`${A}-layout`, `${B}-layout`]));
  expect(await waitForLog()).toMatchObject({
    counts: { renewed: 1 },
    problems: [expect.stringContaining('the CMS is down')],
  });
  expect(lines).toMatchObject([{ level: 'error' }]);
});

test('entities that are not known are logged', async () => {
  const { lines, publisher } = createWorld();
  await publisher.accept(readPublish('{"updates":[{"identifier":"x","entity_definition":"M.Asset"}]}'));
  expect(lines).toMatchObject([{ level: 'warn', fields: { definitions: ['M.Asset'] } }]);
});
