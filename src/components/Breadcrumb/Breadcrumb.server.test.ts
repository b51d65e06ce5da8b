import { createFakeCms } from '@tests/fakes/fake-cms';
import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load, structuredData } from './Breadcrumb.server';

const layout = { sitecore: { context: {}, route: { itemId: 'page-id' } } };
const cms = createFakeCms({
  item: {
    ancestors: [{ id: '1', name: 'Home', path: '/sitecore/content/main/Home', url: { path: '/' } }],
  },
});

test('loads the pages above the page', async () => {
  expect(await load({}, createLoaderContext({ layout, cms }))).toMatchObject([{ title: 'Home', href: '/' }]);
});

test.each([{ layout, isDisconnected: true }, {}])('asks the CMS nothing for the context %j', async (own) => {
  expect(await load({}, createLoaderContext(own))).toEqual([]);
});

test('tells search engines the pages above, and the page itself', () => {
  const context = {
    pageUrl: 'https://site.test/news/a',
    pageTitle: 'A',
    language: 'en',
    data: [{ id: '1', title: 'News', href: '/news' }],
    toUrl: (href: string) => `https://site.test${href}`,
  };
  const item = (position: number, name: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: url,
  });
  expect(structuredData({}, context)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [item(1, 'News', 'https://site.test/news'), item(2, 'A', 'https://site.test/news/a')],
    },
  ]);
  expect(structuredData({}, { ...context, data: null })).toEqual([]);
});
