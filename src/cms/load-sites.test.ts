/** @jest-environment node */
import type { CmsClient } from './cms-client';
import { CmsError } from './cms-error';
import type { Site } from './fetch-sites';
import { createLoadSites } from './load-sites';

const outage = new CmsError(
  { kind: 'network', reason: 'network error ECONNREFUSED' },
  { operation: 'SitesQuery' },
);
const odd = new CmsError({ kind: 'invalid-answer', reason: 'odd' }, { operation: 'PageLanguagesQuery' });

/** A CMS with sites and languages that can fail, a clock, and a list of what was logged. */
function createWorld(languages: Record<string, string[] | Error> = { main: ['en', 'da'] }) {
  const world = {
    nowMs: 1,
    error: null as Error | null,
    asked: 0,
    languages,
    attributes: [] as unknown[],
    warnings: [] as string[],
    kept: null as readonly Site[] | null,
  };
  const request: CmsClient['request'] = async (query, { siteName }) => {
    if (world.error) throw world.error;
    if (query.includes('siteInfoCollection')) {
      world.asked += 1;
      const names = Object.keys(world.languages);
      return {
        site: {
          siteInfoCollection: names.map((name) => ({ name, hostName: `${name}.test`, language: 'en' })),
        },
      };
    }
    if (query.includes('attributes')) return { site: { siteInfo: { attributes: world.attributes } } };
    const known = world.languages[String(siteName)] ?? [];
    if (known instanceof Error) throw known;
    return { layout: { item: { languages: known.map((name) => ({ language: { name } })) } } };
  };
  const loadSites = createLoadSites(
    { request },
    {
      site: { name: 'main', defaultLanguage: 'en' },
      publicUrl: 'https://main.test',
      snapshot: {
        read: async () => world.kept,
        write: async (sites) => {
          world.kept = sites;
        },
      },
      detailsTtlMs: 60_000,
      logger: {
        debug: () => {},
        info: () => {},
        error: () => {},
        warn: (_, message) => world.warnings.push(message),
      },
      now: () => world.nowMs,
    },
  );
  return { world, loadSites };
}

const main = { name: 'main', hostName: 'main.test', defaultLanguage: 'en', languages: ['en', 'da'] };
const configured = [
  {
    name: 'main',
    hostName: 'main.test|localhost|127.0.0.1|[::1]',
    defaultLanguage: 'en',
    languages: ['en'],
    isGuess: true,
  },
];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('loads the sites with their languages, the default first, and asks once for many', async () => {
  const { world, loadSites } = createWorld({ main: ['da', 'en'], other: [] });
  const [sites] = await Promise.all(Array.from({ length: 50 }, loadSites));
  expect(sites).toEqual([main, { ...main, name: 'other', hostName: 'other.test', languages: ['en'] }]);
  expect([world.asked, world.warnings]).toEqual([1, []]);
});

test('serves the known sites while it looks for new ones', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.languages = { main: ['en', 'da'], fresh: ['en'] };
  world.nowMs += 9000;
  expect(await loadSites()).toBe(before);
  world.nowMs += 2000;
  expect(await loadSites()).toBe(before);
  await settle();
  expect((await loadSites()).map(({ name }) => name)).toEqual(['main', 'fresh']);
});

test('serves the last known sites through an outage, and says so once', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    world.nowMs += 20_000;
    expect(await loadSites()).toEqual(before);
    await settle();
  }
  expect(world.warnings).toEqual(['The CMS does not tell which sites there are; the last known are used']);
});

test('serves the configured site when the CMS never answered, says so once, and tries again soon', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    expect(await loadSites()).toEqual(configured);
    world.nowMs += 1500;
    await settle();
  }
  expect(world.warnings).toHaveLength(1);
  world.error = null;
  world.nowMs += 1500;
  await loadSites();
  await settle();
  expect(await loadSites()).toEqual([main]);
});

test('takes the list that was kept when it starts without the CMS', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  const other = { ...main, name: 'other' };
  world.kept = [main, other];
  expect(await loadSites()).toEqual([main, other]);
});

test('keeps every list that it loads', async () => {
  const { world, loadSites } = createWorld();
  await loadSites();
  expect(world.kept).toEqual([main]);
});

test('learns from an attribute whether the site wants the language of the browser', async () => {
  const { world, loadSites } = createWorld();
  world.attributes = [{ key: 'negotiateLanguage', value: true }];
  expect(await loadSites()).toEqual([{ ...main, negotiatesLanguage: true }]);
});

test('keeps a site whose languages the CMS cannot tell, with its default language', async () => {
  const { world, loadSites } = createWorld({ main: ['en', 'da'], broken: odd });
  expect(await loadSites()).toEqual([
    main,
    { name: 'broken', hostName: 'broken.test', defaultLanguage: 'en', languages: ['en'] },
  ]);
  expect(world.warnings).toEqual(['The CMS does not tell the languages of a site']);
});

test('does not take an outage for a site with one language', async () => {
  const { loadSites } = createWorld({ other: outage, main: ['en'] });
  expect(await loadSites()).toEqual(configured);
});

test('warns once of a configured site that the CMS does not have', async () => {
  const { world, loadSites } = createWorld({ other: ['en'] });
  for (let i = 0; i < 3; i++) {
    await loadSites();
    world.nowMs += 20_000;
    await settle();
  }
  expect(world.warnings).toEqual(['SITECORE_SITE_NAME names a site that the CMS does not have']);
});
