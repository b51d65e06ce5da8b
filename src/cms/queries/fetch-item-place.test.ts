import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchItemPlace } from './fetch-item-place';

const wanted = { id: 'FA27B51EE4394CBB89F8F451B13FF9DC', language: 'en' };

test('returns where an item is, with the ids of the item above and of the items beside it', async () => {
  const item = {
    name: 'About',
    path: '/sitecore/content/main/Home/About',
    url: { path: '/about' },
    parent: { id: 'HOME', children: { results: [{ id: 'A' }, null, { id: 'B' }] } },
  };
  expect(await fetchItemPlace(createFakeCms({ item }), wanted)).toEqual({
    name: 'About',
    path: '/sitecore/content/main/Home/About',
    urlPath: '/about',
    neighborIds: ['HOME', 'A', 'B'],
    parentId: 'HOME',
  });
});

test('an item without a URL and above all others is only at its path', async () => {
  const item = { name: 'Text', path: '/sitecore/content', url: null, parent: null };
  expect(await fetchItemPlace(createFakeCms({ item }), wanted)).toMatchObject({
    urlPath: '/sitecore/content',
    neighborIds: [],
    parentId: null,
  });
});

test('returns null for an item that is not published', async () => {
  expect(await fetchItemPlace(createFakeCms({ item: null }), wanted)).toBeNull();
});
