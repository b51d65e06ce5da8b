import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchArticles } from './fetch-articles';

const list = { siteName: 'main', path: '/news', language: 'da' };
const found = { layout: { item: { id: 'NEWS' } } };

const article = (name: string, languages: string[] = ['da']) => ({
  id: name,
  name,
  url: { path: `/da/news/${name}` },
  languages: languages.map((language) => ({ language: { name: language } })),
  Title: { jsonValue: { value: name } },
  Image: null,
});

const answer = (results: unknown[], hasNext = false) => ({
  search: { results, pageInfo: { endCursor: 'x', hasNext } },
});

test('returns the articles as items of a field', async () => {
  const cms = createFakeCms(found, answer([article('roof'), null, article('orkney', ['en'])]));
  const { parentId, items } = await fetchArticles(cms, list);
  expect(parentId).toBe('NEWS');
  expect(items).toMatchObject([
    { id: 'roof', url: '/da/news/roof', displayName: 'roof', fields: { Title: { value: 'roof' } } },
    { language: 'en' },
  ]);
  expect(items[0]?.language).toBeUndefined();
});

test('a list that does not end is cut', async () => {
  const cms = createFakeCms(found, answer([article('roof')], true));
  expect((await fetchArticles(cms, list)).items).toHaveLength(3);
});

test('a page that is not published has no articles', async () => {
  expect(await fetchArticles(createFakeCms({ layout: { item: null } }), list)).toEqual({
    parentId: null,
    items: [],
  });
});
