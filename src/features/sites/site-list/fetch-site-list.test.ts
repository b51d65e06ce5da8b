import { createWorld, main, outage } from '@tests/fakes/sites-world';
import { fetchSiteList } from './fetch-site-list';

const settings = { defaultLanguage: 'en', known: [] };

test('asks for everything at each call, and returns the same sites as the cached list', async () => {
  const { world, cms, loadSites } = createWorld({ main: ['en', 'da'], shop: ['en'] });
  const { sites } = await loadSites();
  expect(await fetchSiteList(cms, settings)).toEqual(sites);
  world.languages.main = ['en'];
  world.attributes = [{ key: 'negotiateLanguage', value: true }];
  expect((await fetchSiteList(cms, settings))[0]).toEqual({
    ...main,
    languages: ['en'],
    negotiatesLanguage: true,
  });
});

test('a site without a front page keeps its languages', async () => {
  const { cms } = createWorld({ main: [] });
  expect(await fetchSiteList(cms, { ...settings, known: [main] })).toEqual([main]);
});

test('rejects if one answer is missing', async () => {
  const { world, cms } = createWorld({ main: ['en'], shop: outage });
  await expect(fetchSiteList(cms, settings)).rejects.toThrow(outage);
  world.languages.shop = ['en'];
  world.attributes = outage;
  await expect(fetchSiteList(cms, settings)).rejects.toThrow(outage);
});
