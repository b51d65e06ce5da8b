import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../server-page';
import { linkStyleSheets } from './link-style-sheets';

const edge = { contextId: 'c&x', url: 'https://edge.test' };
const key = { siteName: 'main', language: 'en', path: [], variantIds: [] };
const CONTENT = 'https://edge.test/v1/files/pages/styles/content-styles.css?sitecoreContextId=c%26x';
const libraryUrl = (id: string) =>
  `https://edge.test/v1/files/components/styles/${id}.css?sitecoreContextId=c%26x`;

async function hrefsOf(renderings: Rendering[], fields: unknown = {}, own: Partial<typeof edge> = edge) {
  const { dependencies } = createPageDependencies({}, { edge: { ...own, url: edge.url } });
  const layout = layoutOf(renderings, fields);
  const page = toServerPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  const { links } = (await linkStyleSheets(page, dependencies)).head;
  expect(links.every(({ rel }) => rel === 'stylesheet')).toBe(true);
  return links.map(({ href }) => href);
}

const withText = (value: string): Rendering => ({ fields: { Text: { value } } });

test.each<[string, Rendering]>([
  ['a text', withText('<div class="a ck-content b"><p>Hi</p></div>')],
  ['a text with other quotes', withText("<div CLASS = 'ck-content'>")],
  ['a text without quotes', withText('<div class=ck-content>')],
  ['an item of a list', { fields: { Items: [{ fields: { Text: { value: '<p class="ck-content">' } } }] } }],
  ['a nested rendering', { placeholders: { box: [withText('<p class="ck-content">')] } }],
  ['a raw element', { name: 'div', contents: '<p class="ck-content">x</p>' }],
])('links the content styles of %s', async (_what, rendering) => {
  expect(await hrefsOf([rendering])).toEqual([CONTENT]);
});

test('links the content styles of the fields of the page, on every call', async () => {
  const fields = { Content: { value: '<div class="ck-content">x</div>' } };
  for (const _ of [1, 2, 3]) expect(await hrefsOf([], fields)).toEqual([CONTENT]);
});

test.each(['ck-content', '<p class="ck-contents">', '<p class="my-ck-content">', '<p id="ck-content">'])(
  'links nothing for the text %s',
  async (text) => {
    expect(await hrefsOf([withText(text)])).toEqual([]);
  },
);

test.each<[Rendering]>([
  [{ params: { CSSStyles: 'a -library--lib-1 b', LibraryId: 'other' } }],
  [{ params: { Styles: '-library--lib-1' } }],
  [{ params: { LibraryId: 'lib-1' } }],
  [{ fields: { CSSStyles: { value: '-library--lib-1' } } }],
  [{ fields: { Styles: { value: 'x-library--lib-1' } } }],
  [{ fields: { LibraryId: { value: 'lib-1' } } }],
  [{ name: 'div', attributes: { class: 'a -library--lib-1' } }],
])('links the styles of the library of %j', async (rendering) => {
  expect(await hrefsOf([{ placeholders: { box: [rendering] } }])).toEqual([libraryUrl('lib-1')]);
});

test('links each library once', async () => {
  const ids = ['a', 'b', 'a'];
  expect(await hrefsOf(ids.map((LibraryId) => ({ params: { LibraryId } })))).toEqual(
    ['a', 'b'].map(libraryUrl),
  );
});

test.each(['../../x', 'a/b', 'a.css?x=', '"><script>', 'a b', 'å', 'x'.repeat(101), ' '])(
  'does not link the library %j',
  async (LibraryId) => {
    expect(await hrefsOf([{ params: { LibraryId } }])).toEqual([]);
  },
);

test('links nothing without a context id', async () => {
  const rendering = { ...withText('<p class="ck-content">'), params: { LibraryId: 'a' } };
  expect(await hrefsOf([rendering], {}, { contextId: undefined })).toEqual([]);
});

test.each(['../x', 'a/b', '"><script>'])(
  'does not link the library that the class -library--%s names',
  async (id) => {
    expect(await hrefsOf([{ params: { Styles: `-library--${id}` } }])).toEqual([]);
  },
);
