import { createFakeCms } from '@tests/fakes/fake-cms';
import { fetchPage } from './fetch-page';

const place = { siteName: 'main', path: '/about', language: 'en' };
const layout = { sitecore: { context: { language: 'en' }, route: { name: 'About', placeholders: {} } } };

test('fetches a page with its languages in one query', async () => {
  const languages = [{ language: { name: 'en' } }, { language: { name: 'da' } }];
  const cms = createFakeCms({ layout: { item: { rendered: layout, languages } } });
  expect(await fetchPage(cms, place)).toEqual({ layout, languages: ['en', 'da'] });
});

test.each([
  ['a response without an item', { layout: { item: null } }],
  ['an item that is not a page', { layout: { item: { rendered: null } } }],
  [
    'a layout without a route',
    { layout: { item: { rendered: { sitecore: { context: {}, route: null } } } } },
  ],
])('returns null for %s', async (_, answer) => {
  expect(await fetchPage(createFakeCms(answer), place)).toBeNull();
});

test.each([
  ['a response without data', undefined],
  ['an empty object', {}],
  ['layout: null', { layout: null }],
  ['an empty layout', { layout: { item: { rendered: {} } } }],
  ['a layout that is a text', { layout: { item: { rendered: '<html>' } } }],
])('rejects with a CmsError for %s, because the page may exist', async (_, answer) => {
  await expect(fetchPage(createFakeCms(answer), place)).rejects.toMatchObject({
    name: 'CmsError',
    kind: 'invalid-response',
  });
});

test.each([
  ['Main', true],
  ['other', false],
])('a page that says it is of the site %s is accepted: %s', async (name, isAccepted) => {
  const rendered = { sitecore: { ...layout.sitecore, context: { site: { name } } } };
  const fetched = fetchPage(createFakeCms({ layout: { item: { rendered } } }), place);
  if (isAccepted) expect((await fetched)?.layout).toEqual(rendered);
  else await expect(fetched).rejects.toThrow('LayoutQuery failed: the response is a page of the site other');
});
