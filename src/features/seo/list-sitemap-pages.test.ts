import fc from 'fast-check';
import { listSitemapPages } from './list-sitemap-pages';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da', 'fr-CA'] };

const list = (...languages: [string, ...string[]][]) =>
  listSitemapPages(
    site,
    languages.map(([language, ...routes]) => ({ language, routes: routes.map((path) => ({ path })) })),
  ).map((page) => Object.fromEntries([...page].map(([language, { pathname }]) => [language, pathname])));

test('keeps the day of each language of a page', () => {
  const routes = (day: string) => [{ path: '/about', day }];
  const pages = listSitemapPages(site, [
    { language: 'en', routes: routes('2026-05-31') },
    { language: 'da', routes: routes('2026-06-01') },
  ]);
  expect(pages.map((page) => [...page.values()].map(({ day }) => day))).toEqual([
    ['2026-05-31', '2026-06-01'],
  ]);
});

test('groups the languages of a page', () => {
  expect(list(['en', '/', '/about'], ['da', '/', '/om'], ['fr-CA', '/about'])).toEqual([
    { en: '/', da: '/da' },
    { en: '/about', 'fr-CA': '/fr-CA/about' },
    { da: '/da/om' },
  ]);
});

test.each([
  ['/About Us', '/about%20us'],
  ['/100% sure', '/100%25%20sure'],
  ['/Århus/', '/%C3%A5rhus'],
  ['about', '/about'],
  ['//a//b', '/a/b'],
])('writes the route %j as %s', (route, pathname) => {
  expect(list(['en', route])).toEqual([{ en: pathname }]);
});

test('lists a page once, even if its routes differ in case or slashes', () => {
  expect(list(['en', '/About', '/about', '/about/'])).toEqual([{ en: '/about' }]);
});

test.each(['/_site_main/en', '/_refused', '/a<b', '/../a', '/da', '/DA/about', '/\ud800'])(
  'omits %j, which no visitor can reach',
  (route) => {
    expect(list(['en', route])).toEqual([]);
  },
);

test('omits a language that the site does not have', () => {
  expect(list(['de', '/a'], ['\ud800', '/a'], ['a/b', '/a'])).toEqual([]);
});

test('lists only valid paths, whatever the routes are', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(text), fc.constantFrom('en', 'da'), (routes, language) => {
      const pages = listSitemapPages(site, [{ language, routes: routes.map((path) => ({ path })) }]);
      for (const page of pages) {
        for (const { pathname } of page.values()) expect(pathname).toMatch(/^\/[\w%/.~!*'()-]*$/);
      }
    }),
  );
});
