import { createServer } from 'node:http';
import { propertyRuns } from '@tests/jest/property-runs';
import { listen } from '@tests/servers/listen';
import fc from 'fast-check';
import { createSearch, type Search } from './create-search';
import { createIndexBuilder } from './index/index-builder';
import { createSearchHandler } from './search-handler';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };

let stop = async () => {};
afterEach(() => stop());

async function serve(search: Search, { knowsSite = true, isShared = true } = {}) {
  const handle = createSearchHandler({ search, isShared, findSite: async () => (knowsSite ? site : null) });
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://any.test');
    const query = Object.fromEntries(
      [...searchParams.keys()].map((name) => {
        const all = searchParams.getAll(name);
        return [name, all.length > 1 ? all : all[0]];
      }),
    );
    void handle(Object.assign(request, { query, cookies: {} }), response);
  });
  const listening = await listen(server);
  stop = listening.stop;
  return (query: string, init?: RequestInit) => fetch(`${listening.url}/?${query}`, init);
}

async function createRealSearch() {
  const builder = createIndexBuilder();
  builder.add({ href: '/wind', title: 'Wind', description: '', text: '<script>alert(1)</script> & wind' });
  const index = await builder.finish();
  return createSearch({ get: async () => index });
}

test('answers with the results, their number, and the words to mark', async () => {
  const ask = await serve(await createRealSearch());
  const response = await ask('q=wind');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await response.json()).toEqual({
    total: 1,
    results: [
      {
        href: '/wind',
        title: [{ text: 'Wind', isMatch: true }],
        snippet: [{ text: '<script>alert(1)</script> & ' }, { text: 'wind', isMatch: true }],
      },
    ],
  });
});

test('hands on what was asked for, with defaults', async () => {
  const search = jest.fn<ReturnType<Search>, Parameters<Search>>(async () => ({ results: [], total: 0 }));
  const ask = await serve(search);
  await ask('q=a');
  await ask('q=b&language=da&limit=5');
  expect(search.mock.calls).toEqual([
    [site, 'en', 'a', 10],
    [site, 'da', 'b', 5],
  ]);
});

test.each([
  ['q=a&language=sv', 400],
  ['q=a&language=en&language=da', 400],
  ['q=a&q=b', 400],
  ['q=a&limit=0', 400],
  ['q=a&limit=51', 400],
  ['q=a&limit=x', 400],
  ['', 200],
  [`q=${'a'.repeat(5000)}`, 200],
])('answers %j with %i', async (query, status) => {
  const response = await (await serve(await createRealSearch()))(query);
  expect(response.status).toBe(status);
  if (status === 400) expect(await response.json()).toEqual({ error: expect.stringMatching(/must be/) });
});

test('refuses other methods than GET and HEAD', async () => {
  const ask = await serve(await createRealSearch());
  const response = await ask('q=a', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a response that depends on a cookie is not stored', async () => {
  const response = await (await serve(await createRealSearch(), { isShared: false }))('q=a');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['the site is not known', false, createSearch({ get: () => Promise.reject(new Error('not asked')) })],
  ['there is no index', true, createSearch({ get: () => Promise.reject(new Error('The CMS is down')) })],
  ['the index takes too long', true, createSearch({ get: () => new Promise(() => {}) }, 1)],
])('says that the search is not available if %s', async (_case, knowsSite, search) => {
  const response = await (await serve(search, { knowsSite }))('q=a');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toEqual({ error: expect.stringMatching(/not available/) });
});

test('answers any query in a short time, with parts that make up the texts', async () => {
  const search = await createRealSearch();
  const property = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 5000 }), async (query) => {
    const startedAt = performance.now();
    const found = await search(site, 'en', query, 10);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    for (const { title } of found?.results ?? []) expect(title.map(({ text }) => text).join('')).toBe('Wind');
  });
  await fc.assert(property, { numRuns: propertyRuns(1000) });
});
