import fc from 'fast-check';
import { parsePublicPath } from './parse-public-path';
import { toPublicPath } from './public-path';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da', 'fr-CA'] };

test.each([
  ['/', 'en', [], false],
  ['/about', 'en', ['about'], false],
  ['/da', 'da', [], false],
  ['/DA/Om/', 'da', ['om'], false],
  ['/fr-ca/a', 'fr-CA', ['a'], false],
  ['/danish', 'en', ['danish'], false],
  ['/about/da', 'en', ['about', 'da'], false],
  ['/en', 'en', [], true],
  ['/en/about', 'en', ['about'], true],
])('%s has the language %s and the segments %j', (pathname, language, path, hasRedundantLocale) => {
  const page = { siteName: 'main', language, path, variantIds: [] };
  expect(parsePublicPath(site, pathname)).toEqual({ page, hasRedundantLocale });
});

test.each(['/_site_main/en', '/da/_site_main', '/_refused', '/a%22b', '/%E0%A4%A', '/a/%2e%2e/b'])(
  'no page can have the path %s',
  (pathname) => {
    expect(parsePublicPath(site, pathname)).toBeNull();
  },
);

test('parses every path that toPublicPath writes', () => {
  const segment = fc.stringMatching(/^[a-zæøå0-9][a-zæøå0-9 .~-]{0,8}$/);
  fc.assert(
    fc.property(fc.constantFrom(...site.languages), fc.array(segment, { maxLength: 4 }), (language, path) => {
      // The test leaves out paths that begin with a language code, because it is read as the language.
      fc.pre(!site.languages.includes(path[0] ?? ''));
      const parsed = parsePublicPath(site, toPublicPath(site, { language, path }));
      expect(parsed?.page).toEqual({ siteName: 'main', language, path, variantIds: [] });
    }),
  );
});
