import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Search.server';

const result = { href: '/', title: [], snippet: [] };
const found = { total: 30, results: Array.from({ length: 20 }, () => result) };

test('without a query has only the URL of the page of results', async () => {
  expect(await load({}, createLoaderContext({ language: 'da' }))).toEqual({ action: '/da/search' });
});

test('leads to the first of the further results', async () => {
  const search = { query: 'å & b', page: 1, found };
  expect(await load({}, createLoaderContext({ search }))).toEqual({
    action: '/search',
    ...search,
    moreHref: '/search?q=%C3%A5+%26+b&page=2#result-20',
  });
});

test.each([
  { query: 'a', page: 2, found },
  { query: 'a', page: 5, found: { ...found, total: 1000 } },
  { query: 'a', page: 1, found: null },
])('has no further results after %j', async (search) => {
  expect(await load({}, createLoaderContext({ search }))).toEqual({ action: '/search', ...search });
});
