import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchSitemapRoutes } from './fetch-sitemap-routes';

const fetchRoutes = (results: unknown[]) =>
  fetchSitemapRoutes(createFakeCms(inSite({ routes: { results, pageInfo: { hasNext: false } } })), {
    siteName: 'main',
    language: 'en',
  });
const value = (text: string | null) => ({ value: text });

test('returns the pages that are for search engines', async () => {
  const results = [
    { path: '/', route: null },
    { path: '/thanks', route: { noIndex: value('1') } },
    { path: '/about', route: { noIndex: value('') } },
    null,
  ];
  expect(await fetchRoutes(results)).toEqual([{ path: '/' }, { path: '/about' }]);
});

test.each([
  [{ updated: '20260531T081500Z', published: '20260419T000000Z', saved: '20260601T000000Z' }, '2026-05-31'],
  [{ updated: '', published: '2026-04-19T00:00:00Z', saved: '20260601T000000Z' }, '2026-04-19'],
  [{ updated: null, published: '00010101T000000Z', saved: '20260601T101112Z' }, '2026-06-01'],
  [{ updated: 'soon', published: '20261399T000000Z', saved: '<x>' }, undefined],
])('the day of a page with %j is %s', async (dates, day) => {
  const route = Object.fromEntries(Object.entries(dates).map(([name, text]) => [name, value(text)]));
  expect(await fetchRoutes([{ path: '/a', route }])).toEqual([day ? { path: '/a', day } : { path: '/a' }]);
});
