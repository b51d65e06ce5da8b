import { createSearch } from './create-search';
import { createIndexBuilder } from './index/index-builder';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en'] };

async function createIndex() {
  const builder = createIndexBuilder();
  builder.add({ href: '/wind', title: 'Wind', description: '', text: '' });
  return builder.finish();
}

test('finds pages in the index of the site and language', async () => {
  const asked: unknown[] = [];
  const index = await createIndex();
  const search = createSearch({
    get: async (key) => {
      asked.push(key);
      return index;
    },
  });
  expect((await search(site, 'da', ' wind ', 10))?.results.map(({ href }) => href)).toEqual(['/wind']);
  expect(asked).toEqual([{ siteName: 'main', language: 'da', defaultLanguage: 'en' }]);
});

test('an empty query finds nothing, and asks for no index', async () => {
  const search = createSearch({ get: () => Promise.reject(new Error('not asked')) });
  expect(await search(site, 'en', ' ', 10)).toEqual({ results: [], total: 0 });
});

test.each([
  ['fails', () => Promise.reject(new Error('The CMS is down'))],
  ['takes too long', () => new Promise<never>(() => {})],
])('the site cannot search if the first index %s', async (_case, get) => {
  expect(await createSearch({ get }, 5)(site, 'en', 'wind', 10)).toBeNull();
});
