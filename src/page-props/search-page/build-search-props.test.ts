import { createPageDependencies, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import type { PageKey } from '@/features/sites/internal-path';
import type { LoaderContext } from '@/rendering/component/component-server';
import { buildSearchProps } from './build-search-props';

const key: PageKey = { siteName: 'main', language: 'en', path: ['search'], variantIds: [] };
const search = { query: '<b>wind', page: 1, found: { results: [], total: 0 } };

test('gives the loaders what was searched for, and keeps the page out of search engines', async () => {
  const contexts: LoaderContext[] = [];
  const rendering = { uid: 'a', componentName: 'Search' };
  const { dependencies } = createPageDependencies(
    { fetchPage: async () => pageOf(layoutOf([rendering], { Title: { value: 'Search' } })) },
    {
      componentServers: {
        Search: {
          load: async (_, context) => {
            contexts.push(context);
            return null;
          },
        },
      },
    },
  );
  const props = await buildSearchProps(key, search, dependencies);
  expect(contexts.map((context) => context.search)).toEqual([search]);
  expect(props?.head).toMatchObject({ title: '<b>wind – Search', noIndex: true, alternates: [] });
});

test('returns null if the site has no page for the results', async () => {
  const { dependencies } = createPageDependencies({ fetchPage: async () => null });
  expect(await buildSearchProps(key, search, dependencies)).toBeNull();
});
