import { createPageDependencies, layoutOf } from '@tests/fakes/page-dependencies';
import type { ErrorPages } from '@/cms/queries/fetch-error-pages';
import type { PageKey } from '@/features/sites/internal-path';
import { loadErrorPage } from './load-error-page';

const key: PageKey = { siteName: 'main', language: 'da', path: [], variantIds: [] };
const named = (title: string) => layoutOf([], { Title: { value: title } });
const errorPages = { notFound: named('Not here'), serverError: named('Broken') };

test.each([
  [404, 'Not here'],
  [500, 'Broken'],
] as const)('shows the error page that editors made for the status %d', async (status, title) => {
  const loadErrorPages = jest.fn(async () => errorPages);
  const { dependencies } = createPageDependencies({ loadErrorPages });
  const props = await loadErrorPage(status, key, dependencies);
  expect(props?.head).toMatchObject({ title, noIndex: true });
  expect(props?.head).not.toHaveProperty('canonical', expect.anything());
  expect(props?.page.language).toBe('da');
  expect(loadErrorPages).toHaveBeenCalledWith('main', 'da');
});

test('sends no query for 503, because the CMS is down', async () => {
  const { dependencies, lines } = createPageDependencies({
    loadSites: async () => {
      throw new Error('asked');
    },
  });
  expect(await loadErrorPage(503, key, dependencies)).toBeNull();
  expect(lines).toEqual([]);
});

test.each<[string, ErrorPages]>([
  ['has no page for this error', { notFound: null, serverError: errorPages.serverError }],
  [
    'has an error page without a route',
    { ...errorPages, notFound: { sitecore: { context: {}, route: null } } },
  ],
])('returns null if the site %s', async (_case, answer) => {
  const { dependencies } = createPageDependencies({ loadErrorPages: async () => answer });
  expect(await loadErrorPage(404, key, dependencies)).toBeNull();
});

test('returns null for a language that the site does not have, without a query', async () => {
  const { dependencies } = createPageDependencies();
  expect(await loadErrorPage(404, { ...key, language: 'fr' }, dependencies)).toBeNull();
});

test('logs a failure and returns null', async () => {
  const { dependencies, lines } = createPageDependencies({
    loadErrorPages: async () => {
      throw new Error('too slow');
    },
  });
  expect(await loadErrorPage(500, key, dependencies)).toBeNull();
  expect(lines).toMatchObject([{ level: 'error', fields: { status: 500, site: 'main' } }]);
});
