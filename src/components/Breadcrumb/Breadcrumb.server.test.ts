import { createFakeCms } from '@tests/fakes/fake-cms';
import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Breadcrumb.server';

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
