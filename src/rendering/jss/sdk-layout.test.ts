import { createPage } from '@tests/fixtures/page';
import { toSdkLayout } from './sdk-layout';

test('the context is that of the CMS, with the language, the site and the path of the page', () => {
  const context = { pageState: 'preview', variantId: 'v1', own: 1 };
  const page = createPage([], { context, fields: { Title: { value: 'A' } }, path: '/a' });
  const { sitecore } = toSdkLayout(page, false);
  expect(sitecore.context).toEqual({
    language: 'en',
    site: { name: 'main' },
    itemPath: '/a',
    pageEditing: false,
    ...context,
  });
  expect(sitecore.route).toMatchObject({ name: 'home', fields: { Title: { value: 'A' } } });
});

test('what the CMS says about site and path wins', () => {
  const context = { site: { name: 'other' }, itemPath: '/b' };
  expect(toSdkLayout(createPage([], { context }), false).sitecore.context).toMatchObject(context);
});

test('a page that does not exist has no route', () => {
  const page = createPage([], { layout: { sitecore: { context: {}, route: null } } });
  expect(toSdkLayout(page, false).sitecore.route).toBeNull();
});
