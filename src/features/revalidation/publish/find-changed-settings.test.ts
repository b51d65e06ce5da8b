import { toPhrasesKey, toSiteDependency } from '../dependencies/dependency';
import { createMemoryDependencyMap } from '../dependencies/dependency-map';
import { toPhraseState } from '../dependencies/phrase-state';
import { addPagesOfChangedSettings } from './find-changed-settings';

const site = { name: 'main', hostName: 'main.test', defaultLanguage: 'en', languages: ['en', 'da'] };
const dictionary = { menu: 'Menu', more: 'More' };

async function createWorld() {
  const map = createMemoryDependencyMap();
  for (const [page, language, keys] of [
    ['/en/menu', 'en', ['menu']],
    ['/en/more', 'en', ['more']],
    ['/da/menu', 'da', ['menu']],
  ] as const) {
    const phrases = { key: toPhrasesKey('main', language), state: toPhraseState(dictionary, keys) };
    await map.record({ page, name: page, startedAt: 0, dependencies: [phrases, toSiteDependency(site)] });
  }
  const world = { site, en: dictionary, da: dictionary };
  const asked: string[] = [];
  const find = async () => {
    const added: string[] = [];
    await addPagesOfChangedSettings((page) => added.push(page), {
      map,
      fetchSites: async () => [world.site, { ...world.site, name: 'empty' }],
      fetchDictionary: async (siteName, language) => {
        asked.push(`${siteName}/${language}`);
        return language === 'en' ? world.en : world.da;
      },
    });
    return added.sort();
  };
  return { world, asked, find };
}

test('without a change, no page is concerned, and only phrases that pages show are asked for', async () => {
  const { asked, find } = await createWorld();
  expect(await find()).toEqual([]);
  expect(asked.sort()).toEqual(['main/da', 'main/en']);
});

test('a phrase concerns the pages of its language that show it', async () => {
  const { world, find } = await createWorld();
  world.en = { ...dictionary, menu: 'Main menu' };
  expect(await find()).toEqual(['/en/menu']);
});

test('a setting concerns all pages of its site', async () => {
  const { world, find } = await createWorld();
  world.site = { ...site, languages: ['en', 'da', 'de'] };
  expect(await find()).toEqual(['/da/menu', '/en/menu', '/en/more']);
});
