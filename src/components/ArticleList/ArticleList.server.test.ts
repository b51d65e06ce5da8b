import { createFakeCms } from '@tests/fakes/fake-cms';
import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load, pruneFields } from './ArticleList.server';

const context = { language: 'da', path: '/about', languages: ['en', 'da'] };

test.each([
  ['/about', '/da/about/history', '/da/about/feed.xml'],
  ['/about', '/about/history', '/da/about/feed.xml'],
  ['/about', '/da/news/roof', undefined],
  ['/about', '/da/about/history/more', undefined],
  ['/', '/da/roof', '/da/feed.xml'],
  ['/', '/da/news/roof', undefined],
  ['/', '/', undefined],
])(
  'without the param root, the list on %s has a feed if the article %s is below the page: %s',
  async (path, url, feed) => {
    const fields = { Articles: [{ url }] };
    expect(await load({ fields }, createLoaderContext({ ...context, path }))).toEqual(feed ? { feed } : {});
  },
);

test('with the param root, loads the pages below that page and has its feed', async () => {
  const cms = createFakeCms(
    { layout: { item: { id: 'news' } } },
    { search: { results: [{ id: 'a', name: 'a' }] } },
  );
  const data = await load({ params: { root: '/news/' } }, createLoaderContext({ ...context, cms }));
  expect(data).toMatchObject({ feed: '/da/news/feed.xml', parentId: 'news', items: [{ id: 'a' }] });
});

test('asks no CMS when there is none', async () => {
  const offline = createLoaderContext({ ...context, isDisconnected: true });
  expect(await load({ params: { root: '/news' } }, offline)).toEqual({ feed: '/da/news/feed.xml' });
});

test('keeps only what a list shows of an article', () => {
  const fields = { Title: { value: 'A' }, Content: { value: '…' } };
  const Articles = [{ id: '1', url: '/a', fields, template: {} }, { fields: null }];
  expect(pruneFields({ Articles })).toEqual({
    Articles: [{ url: '/a', fields: { Title: { value: 'A' } } }, { fields: {} }],
  });
  expect(pruneFields(null)).toBeNull();
});
