import { toPublicUrl } from './jss-urls';

const page = { asPath: '/here?a=1#b', locale: 'da', locales: ['en', 'da'], defaultLocale: 'en' };

test.each([
  ['/about', '/da/about'],
  ['/', '/da'],
  ['/?q=1#x', '/da?q=1#x'],
  ['/da/about', '/da/about'],
  ['/DA', '/DA'],
  ['/en/about', '/en/about'],
  ['/danish', '/da/danish'],
  ['?q=1', '/da/here?q=1'],
  ['#x', '#x'],
  ['//example.org/x', '//example.org/x'],
  ['https://example.org/x', 'https://example.org/x'],
  [{ pathname: '/search', query: { q: 'a b' } }, '/da/search?q=a+b'],
  [{ query: { q: '1' } }, '/da/here?q=1'],
  [{ pathname: '/[[...path]]', query: { path: ['a', 'b c'], q: '1' } }, '/da/a/b%20c?q=1'],
  [{ pathname: '/[[...path]]', query: {} }, '/da'],
])('on a Danish page, %j leads to %s', (url, expected) => {
  expect(toPublicUrl(url, page)).toBe(expected);
});

test.each([
  ['en', '/about'],
  ['de', '/de/about'],
  [false, '/about'],
] as const)('in the language %s, /about is %s', (locale, expected) => {
  expect(toPublicUrl('/about', page, locale)).toBe(expected);
});

test('outside of a page, paths stay as they are', () => {
  expect(toPublicUrl('/about', { asPath: '/' })).toBe('/about');
});
