import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { toIndexedPage } from './to-indexed-page';

const field = (value: unknown) => ({ value });

const layoutOf = (placeholders: object = {}, fields: object = {}) => ({
  sitecore: { context: {}, route: { name: 'about', displayName: 'About us', fields, placeholders } },
});

const read = (layout: unknown, path = '/about', language = 'en') =>
  toIndexedPage({ path, layout }, { language, defaultLanguage: 'en' });

const readText = (fields: object) =>
  read(layoutOf({ 'headless-main': [{ componentName: 'X', fields }] }))?.text;

test('has the public path, the title and the description of the page', () => {
  const fields = { Title: field('About'), Description: field('Who we are'), Content: field('<p>Long</p>') };
  expect(read(layoutOf({}, fields), '/Om Os', 'da')).toEqual({
    href: '/da/om%20os',
    title: 'About',
    description: 'Who we are',
    text: 'Long',
  });
  expect(read(layoutOf())?.title).toBe('About us');
});

test('has the texts of the main part at any depth, and not those of header and footer', () => {
  const leaf = (text: string) => ({ componentName: 'X', fields: { Text: field(text) } });
  const layout = layoutOf({
    'headless-header': [leaf('menu')],
    'headless-main': [{ ...leaf('one'), placeholders: { inner: [leaf('two')] } }],
    'headless-footer': [leaf('imprint')],
  });
  expect(read(layout)?.text).toBe('one · two');
});

test.each([
  [['RichText', 'CallToAction', 'Promo'], 'RichText'],
  [['CallToAction', 'Promo'], 'CallToAction · Promo'],
])('of the components %j searches %j, because banners are on many pages', (names, expected) => {
  const main = names.map((name) => ({ componentName: name, fields: { Text: field(name) } }));
  expect(read(layoutOf({ 'headless-main': main }))?.text).toBe(expected);
});

test.each([
  [{ Text: field('<p>One<br>two &amp; <b>thr</b>ee</p><script>no()</script>') }, 'One two & three'],
  [{ Text: field('1 < 2') }, '1 < 2'],
  [{ A: field('same'), B: field('same') }, 'same'],
  [{ Items: [{ id: 'x', fields: { Title: field('Item') } }] }, 'Item'],
  [{ data: { datasource: { field: { jsonValue: field('Query') } } } }, 'Query'],
  [{ Url: field('https://x.test/a'), Id: field('{11111111-2222-3333-4444-555555555555}') }, ''],
  [{ Date: field('2025-01-01T00:00:00Z'), Size: field('100 %'), Link: field({ href: '/x', text: 'x' }) }, ''],
  [
    {
      Pages: [
        { url: '/news', name: 'news', fields: { Title: field('News'), Content: field('The whole article') } },
      ],
    },
    'News',
  ],
])('of the fields %j has the text %j', (fields, text) => {
  expect(readText(fields)).toBe(text);
});

test('a long page is cut', () => {
  expect(readText({ Text: field(`<p>${'word '.repeat(100_000)}</p>`) })?.length).toBeLessThanOrEqual(8000);
  const many = Object.fromEntries(
    Array.from({ length: 3000 }, (_, i) => [`F${i}`, field(`text ${i} `.repeat(9))]),
  );
  expect(readText(many)).toHaveLength(8000);
});

test.each([
  [layoutOf({}, { NoIndex: field(true) }), '/about'],
  [layoutOf({}, { NoIndex: field('1') }), '/about'],
  [{ sitecore: { context: {}, route: null } }, '/about'],
  [null, '/about'],
  ['x', '/about'],
  [layoutOf(), '/a"b'],
  [layoutOf(), '/\ud800'],
])('visitors do not find the page with the layout %j at %s', (layout, path) => {
  expect(read(layout, path)).toBeNull();
});

test('reads any layout', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (fields, renderings, path) => {
      const layout = { sitecore: { context: {}, route: { fields, placeholders: { main: renderings } } } };
      for (const any of [layout, fields]) read(any, path);
    }),
    { numRuns: propertyRuns(1000) },
  );
});
