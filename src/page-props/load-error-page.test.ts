/** @jest-environment node */
import type { ErrorPages } from '@/cms/fetch-error-pages';
import type { PageKey } from '@/lib/internal-path';
import { createSources, layoutOf } from './fake-sources';
import { loadErrorPage } from './load-error-page';

const key: PageKey = { siteName: 'main', language: 'da', path: [], variantIds: [] };
const named = (title: string) => layoutOf([], { Title: { value: title } });
const errorPages = { notFound: named('Not here'), serverError: named('Broken') };

test.each([
  [404, 'Not here'],
  [500, 'Broken'],
] as const)('shows the page that the editors made for %d', async (status, title) => {
  const loadErrorPages = jest.fn(async () => errorPages);
  const { sources } = createSources({ loadErrorPages });
  const props = await loadErrorPage(status, key, sources);
  expect(props?.head).toMatchObject({ title, noIndex: true });
  expect(props?.head).not.toHaveProperty('canonical', expect.anything());
  expect(props?.page.language).toBe('da');
  expect(loadErrorPages).toHaveBeenCalledWith('main', 'da');
});

test('asks nothing for 503: what the CMS cannot deliver, its error page is', async () => {
  const { sources, lines } = createSources({
    loadSites: async () => {
      throw new Error('asked');
    },
  });
  expect(await loadErrorPage(503, key, sources)).toBeNull();
  expect(lines).toEqual([]);
});

test.each<[string, ErrorPages]>([
  ['has none for this error', { notFound: null, serverError: errorPages.serverError }],
  [
    'names an error page without a route',
    { ...errorPages, notFound: { sitecore: { context: {}, route: null } } },
  ],
])('finds none where the site %s', async (_case, answer) => {
  const { sources } = createSources({ loadErrorPages: async () => answer });
  expect(await loadErrorPage(404, key, sources)).toBeNull();
});

test('finds none for a language that the site does not have, without asking for it', async () => {
  const { sources } = createSources();
  expect(await loadErrorPage(404, { ...key, language: 'fr' }, sources)).toBeNull();
});

test('logs a failure and leaves the visitor with the built-in page', async () => {
  const { sources, lines } = createSources({
    loadErrorPages: async () => {
      throw new Error('too slow');
    },
  });
  expect(await loadErrorPage(500, key, sources)).toBeNull();
  expect(lines).toMatchObject([{ level: 'error', fields: { status: 500, siteName: 'main' } }]);
});
