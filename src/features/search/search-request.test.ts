import { findNextPage, findSearchRequest, toQuery, toSearchHref, toSearchParams } from './search-request';

const find = (query: string, path = ['search']) => findSearchRequest(path, new URLSearchParams(query));

test.each([
  ['q=wind', { query: 'wind', page: 1 }],
  ['q=+wind%0Aand%00sun+&page=2', { query: 'wind and sun', page: 2 }],
  ['q=wind&page=6', { query: 'wind', page: 1 }],
  ['q=wind&page=-1', { query: 'wind', page: 1 }],
  ['q=wind&page=x', { query: 'wind', page: 1 }],
  ['q=+', null],
  ['', null],
])('the query %j searches for %j', (query, request) => {
  expect(find(query)).toEqual(request);
});

test('only the page of results searches', () => {
  expect(find('q=wind', ['news'])).toBeNull();
  expect(find('q=wind', ['news', 'search'])).toBeNull();
});

test('a query has at most 100 characters and no half of one', () => {
  expect(toQuery('x'.repeat(1000))).toHaveLength(100);
  expect(toQuery(`${'x'.repeat(99)}😀`).isWellFormed()).toBe(true);
});

test.each([
  [{ query: 'a&b', page: 1 }, 'q=a%26b'],
  [{ query: 'a', page: 3 }, 'q=a&page=3'],
])('the request %j has the parameters %s, from which it is read', (request, params) => {
  expect(toSearchParams(request)).toBe(params);
  expect(find(params)).toEqual(request);
});

test.each([
  [1, 20, null],
  [1, 21, 2],
  [4, 1000, 5],
  [5, 1000, null],
])('after page %j of %j results comes the page %j', (page, total, next) => {
  expect(findNextPage({ query: 'a', page, found: { results: [], total } })).toBe(next);
});

test('the page of results has a path in each language', () => {
  expect(toSearchHref({ language: 'en', defaultLanguage: 'en' })).toBe('/search');
  expect(toSearchHref({ language: 'da', defaultLanguage: 'en' })).toBe('/da/search');
});
