import { splitLanguage, toNormalizedRequestUrl, toPathKey, toQueryKey } from './request-url';

const site = { defaultLanguage: 'en', languages: ['en', 'da', 'fr-CA'] };

test.each([
  ['/', { language: 'en', isLanguageInUrl: false, path: '/' }],
  ['/en', { language: 'en', isLanguageInUrl: true, path: '/' }],
  ['/DA//Om/', { language: 'da', isLanguageInUrl: true, path: '/Om' }],
  ['/a/da', { language: 'en', isLanguageInUrl: false, path: '/a/da' }],
  ['/A%CC%8A%2Fb', { language: 'en', isLanguageInUrl: false, path: '/Å/b' }],
])('normalizes %s', (pathname, normalized) => {
  const url = { host: 'site.test', pathname, search: '?A=1' };
  expect(toNormalizedRequestUrl(site, url)).toEqual({ host: 'site.test', search: '?A=1', ...normalized });
});

test.each(['/%', '/%ff', `/${'a'.repeat(2048)}`])('%.10s has no normalized URL', (pathname) => {
  expect(toNormalizedRequestUrl(site, { host: null, pathname, search: '' })).toBeNull();
});

test.each([
  ['fr-ca/a', 'fr-CA', '/a'],
  ['/danish', null, '/danish'],
  ['//', null, '/'],
])('splits %s into the language %s and the path %s', (path, language, rest) => {
  expect(splitLanguage(path, site)).toEqual({ language, path: rest });
});

test.each(['/Å/b', '/å/B/', '//A\u030a//b'])('%s has the key /å/b', (path) => {
  expect(toPathKey(path)).toBe('/å/b');
});

test('queries with the same parameters have the same key, in any order and case', () => {
  expect(toQueryKey('?b=2&A=x+Y')).toBe(toQueryKey('?a=X%20y&B=2'));
  expect(toQueryKey('?a=1&a=2')).not.toBe(toQueryKey('?a=1'));
  expect(toQueryKey('?a=1%26b=2')).not.toBe(toQueryKey('?a=1&b=2'));
});

test('a very long query is its own key', () => {
  const search = `?B=${'x'.repeat(2048)}&a=1`;
  expect(toQueryKey(search)).toBe(search);
});
