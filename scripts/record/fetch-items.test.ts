import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchErrorItems, fetchItem } from './fetch-items.ts';

const place = { siteName: 'main', path: '/about', language: 'en' };
const layout = (route: unknown) => ({ sitecore: { context: { language: 'en' }, route } });

test('the layout stays as the CMS returned it, with parts that the site would drop', async () => {
  const rendered = layout({ name: 7, placeholders: { main: 'none' }, odd: [null] });
  const languages = [{ language: { name: 'en' } }, null, { language: { name: '../x' } }];
  const item = { id: 'A', version: 2, rendered, languages, personalization: { variantIds: ['a', null] } };
  expect(await fetchItem(createFakeCms({ layout: { item } }), place)).toEqual({
    id: 'A',
    version: 2,
    languages: ['en'],
    variantIds: ['a'],
    rendered,
  });
});

test('levels that the site ignores are cut off, because they would exhaust the stack', async () => {
  let deep: unknown = {};
  for (let level = 0; level < 5000; level++) deep = { deep };
  const item = { id: 'A', rendered: layout({ fields: deep }) };
  const found = await fetchItem(createFakeCms({ layout: { item } }), place);
  expect(JSON.stringify(found).length).toBeLessThan(10_000);
});

test.each([
  ['no layout', { layout: null }],
  ['a page that is no layout', { layout: { item: { id: 'A', rendered: '<html>' } } }],
  ['an item without an id', { layout: { item: { rendered: null } } }],
])('%s is a failure of the CMS and not a missing page', async (_, answer) => {
  await expect(fetchItem(createFakeCms(answer), place)).rejects.toThrow('RecordPageQuery failed');
});

test('a missing page is null', async () => {
  expect(await fetchItem(createFakeCms({ layout: { item: null } }), place)).toBeNull();
});

test.each([
  ['without error handling', inSite({ errorHandling: null })],
  ['without a site', inSite(null)],
  ['without error pages', inSite({ errorHandling: { notFoundPage: null, serverErrorPage: null } })],
])('a CMS %s has no error pages', async (_, answer) => {
  expect(await fetchErrorItems(createFakeCms(answer), place)).toEqual({ notFound: null, serverError: null });
});
