import { createRecordingLogger, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError } from '@/cms/client/cms-error';
import { toPhrasesKey, toSiteDependency } from '@/features/revalidation/dependencies/dependency';
import { createMemoryDependencyMap } from '@/features/revalidation/dependencies/dependency-map';
import { toPhraseState } from '@/features/revalidation/dependencies/phrase-state';
import { readPublish } from '@/features/revalidation/webhook/read-publish';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { parseConfig } from '@/platform/config/config';
import { createRevalidation } from './revalidation';

const config = parseConfig({
  SITECORE_EDGE_CONTEXT_ID: 'ctx',
  SITECORE_SITE_NAME: 'main',
  REVALIDATE_SECRET: 'a-secret-of-enough-characters',
});
const main = { name: 'main', hostName: 'main.test', defaultLanguage: 'en', languages: ['en'] };
const page = '/_site_main/en/a';
const publish = readPublish(
  JSON.stringify({ invocation_id: 'one', updates: [{ identifier: 'a'.repeat(32), entity_culture: 'en' }] }),
);

/** The CMS has one site with one phrase. `loadSites` is a cache that still has the site of before. */
async function createWorld(hostName = 'main.test') {
  const world = { phrase: 'Menu', hostName, isDown: false };
  const renewed: unknown[] = [];
  const request: CmsClient['request'] = async (query) => {
    if (world.isDown) throw new CmsError({ kind: 'network', reason: 'down' }, { operation: 'Query' });
    if (query.includes('siteInfoCollection')) {
      return {
        site: { siteInfoCollection: [{ name: 'main', hostName: world.hostName, language: 'en' }] },
      };
    }
    if (query.includes('attributes')) return { site: { siteInfo: { attributes: [] } } };
    if (query.includes('languages')) return { layout: { item: { languages: [] } } };
    if (query.includes('dictionary')) {
      return { site: { siteInfo: { dictionary: { results: [{ key: 'menu', value: world.phrase }] } } } };
    }
    return { item: null };
  };
  const map = createMemoryDependencyMap();
  const phrases = { key: toPhrasesKey('main', 'en'), state: toPhraseState({ menu: 'Menu' }, ['menu']) };
  await map.record({ page, name: 'A', startedAt: 0, dependencies: [phrases, toSiteDependency(main)] });
  const { logger } = createRecordingLogger();
  const { publisher, log, setRevalidate } = createRevalidation({
    config,
    logger,
    cms: { client: { request }, fetchPage: async () => pageOf(layoutOf([])) },
    loadSites: async () => createSiteList([main], 'main'),
    map,
    redis: null,
    buildId: 'b1',
    retryMs: [1],
  });
  setRevalidate(async (...call) => void renewed.push(call));
  return { world, renewed, publisher, log };
}

test('a publish that changes nothing that pages show renews nothing', async () => {
  const { renewed, publisher, log } = await createWorld();
  expect(await publisher.accept(publish)).toBe(true);
  await publisher.finish();
  expect(renewed).toEqual([]);
  expect(await log.list()).toMatchObject([{ id: 'one', problems: [] }]);
});

test.each([
  ['a phrase', { phrase: 'Main menu' }],
  ['a site', { hostName: 'www.main.test' }],
])(
  '%s is compared with what the CMS says now, and a page is only renewed if the cache has it',
  async (_kind, change) => {
    const { world, renewed, publisher } = await createWorld();
    Object.assign(world, change);
    await publisher.accept(publish);
    await publisher.finish();
    expect(renewed).toEqual([[page, { unstable_onlyGenerated: true }]]);
  },
);

test('if the CMS does not say what it has now, the log says so', async () => {
  const { world, publisher, log } = await createWorld();
  world.isDown = true;
  await publisher.accept(publish);
  await publisher.finish();
  expect(await log.list()).toMatchObject([{ problems: [expect.stringContaining('down')] }]);
});
