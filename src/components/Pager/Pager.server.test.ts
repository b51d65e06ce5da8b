import { createFakeCms } from '@tests/fakes/fake-cms';
import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Pager.server';

const layout = { sitecore: { context: {}, route: { itemId: 'b' } } };
const results = ['a', 'b', 'c'].map((id) => ({ id, name: id, url: { path: `/${id}` } }));

test('loads the pages around the page, and says which list they are from', async () => {
  const cms = createFakeCms({ item: { parent: { id: 'news', children: { results } } } });
  const data = await load({}, createLoaderContext({ layout, cms }));
  expect(data).toMatchObject({ parentId: 'news', previous: { href: '/a' }, next: { href: '/c' } });
});

test('has no data for a page that is not published', async () => {
  expect(await load({}, createLoaderContext({ layout, cms: createFakeCms({ item: null }) }))).toEqual({});
});

test.each([{ layout, isDisconnected: true }, {}])('asks the CMS nothing for the context %j', async (own) => {
  expect(await load({}, createLoaderContext(own))).toEqual({});
});
