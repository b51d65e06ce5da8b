import { createWorld, main, outage, settle } from '@tests/fakes/sites-world';
import { CmsError } from '@/cms/client/cms-error';

const odd = new CmsError({ kind: 'invalid-response', reason: 'odd' }, { operation: 'PageLanguagesQuery' });
const incomplete = { ...main, languages: ['en'], languagesAreUnknown: true };

test('reads from an attribute whether the site negotiates the language', async () => {
  const { world, loadSites } = createWorld();
  world.attributes = [{ key: 'negotiateLanguage', value: true }];
  expect((await loadSites()).sites).toEqual([{ ...main, negotiatesLanguage: true }]);
});

test('reads from the attributes what needs consent, also after the CMS has failed', async () => {
  const { world, loadSites } = createWorld();
  world.attributes = [
    { key: 'consentBanner', value: false },
    { key: 'googleAnalyticsId', value: ' G-ABCD1234 ' },
    { key: 'googleTagManagerId', value: '' },
    { key: 'brandColor', value: 'teal' },
  ];
  const site = { ...main, consentSettings: { consentBanner: 'false', googleAnalyticsId: 'G-ABCD1234' } };
  expect((await loadSites()).sites).toEqual([site]);
  expect(world.persisted).toEqual([site]);
  world.attributes = odd;
  world.nowMs += 61_000;
  await loadSites();
  await settle();
  expect((await loadSites()).sites).toEqual([site]);
});

test.each([
  ['an invalid response', odd],
  ['an outage', outage],
])('after %s the languages of a site are unknown, and no other site is affected', async (_, error) => {
  const { world, loadSites } = createWorld({ main: ['en', 'da'], broken: error });
  expect((await loadSites()).sites).toEqual([
    main,
    { ...incomplete, name: 'broken', hostName: 'broken.test' },
  ]);
  expect(world.warnings).toEqual(['The languages of a site could not be loaded']);
});

test.each([
  ['an invalid response', odd],
  ['an outage', outage],
])('after %s the attributes of a site are unknown, and its languages are not', async (_, error) => {
  const { world, loadSites } = createWorld();
  world.attributes = error;
  expect((await loadSites()).sites).toEqual([{ ...main, attributesAreUnknown: true }]);
  expect(world.warnings).toEqual(['The attributes of a site could not be loaded']);
});

test('loads unknown attributes soon after the CMS has them, also if they were unknown when they were persisted', async () => {
  const { world, loadSites } = createWorld();
  const unknown = { ...main, attributesAreUnknown: true };
  world.attributes = odd;
  world.persisted = [unknown];
  expect((await loadSites()).sites).toEqual([unknown]);
  world.attributes = [{ key: 'theme', value: 'havn' }];
  world.nowMs += 1100;
  await loadSites();
  await settle();
  expect((await loadSites()).sites).toEqual([{ ...main, theme: 'havn' }]);
  expect(world.persisted).toEqual([{ ...main, theme: 'havn' }]);
});

test('the languages of a site are known even if there is only the default one', async () => {
  const { loadSites } = createWorld({ main: [] });
  expect((await loadSites()).sites).toEqual([{ ...main, languages: ['en'] }]);
});

test('if the queries fail, uses the persisted languages and attributes and persists them again', async () => {
  const { world, loadSites } = createWorld({ main: odd, fresh: ['en'] });
  world.attributes = odd;
  world.persisted = [{ ...main, hostName: 'old.test', negotiatesLanguage: true }];
  const fresh = {
    ...main,
    name: 'fresh',
    hostName: 'fresh.test',
    languages: ['en'],
    attributesAreUnknown: true,
  };
  const expected = [{ ...main, negotiatesLanguage: true }, fresh];
  expect((await loadSites()).sites).toEqual(expected);
  expect(world.persisted).toEqual(expected);
});

test('languages that were unknown when the list was persisted stay unknown', async () => {
  const { world, loadSites } = createWorld({ main: odd });
  world.persisted = [incomplete];
  expect((await loadSites()).sites).toEqual([incomplete]);
});

test('keeps the languages and attributes of a site while both queries fail, and logs each once', async () => {
  const { world, loadSites } = createWorld();
  world.attributes = [{ key: 'negotiateLanguage', value: '1' }];
  const before = (await loadSites()).sites;
  world.languages = { main: odd };
  world.attributes = odd;
  for (let i = 0; i < 3; i++) {
    world.nowMs += 61_000;
    await loadSites();
    await settle();
    expect((await loadSites()).sites).toEqual(before);
  }
  expect(world.warnings).toHaveLength(2);
});

test('loads unknown languages soon after the CMS has them', async () => {
  const { world, loadSites } = createWorld({ main: odd });
  await loadSites();
  world.languages = { main: ['en', 'da'] };
  world.nowMs += 1100;
  await loadSites();
  await settle();
  expect((await loadSites()).sites).toEqual([main]);
  expect(world.persisted).toEqual([main]);
});

test('a front page that is missing for a while does not take away the other languages', async () => {
  const { world, loadSites } = createWorld();
  expect((await loadSites()).sites).toEqual([main]);
  world.languages = { main: [] };
  world.nowMs += 61_000;
  await loadSites();
  await settle();
  expect((await loadSites()).sites).toEqual([main]);
});
