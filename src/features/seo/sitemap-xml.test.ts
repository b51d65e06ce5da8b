/** @jest-environment jsdom */
import fc from 'fast-check';
import { parseSitemap } from './parse-sitemap';
import { toPublicSitemap, toSitemapIndex, toSitemaps } from './sitemap-xml';

const settings = { publicUrl: 'https://site.test', defaultLanguage: 'en' };
const pages = (...given: Record<string, string>[]) =>
  given.map((page) => new Map(Object.entries(page).map(([language, pathname]) => [language, { pathname }])));

const first = (given: Parameters<typeof toSitemaps>[0]) => toSitemaps(given, settings)[0] ?? '';

function read(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }));
}

test('lists all languages of the page for each URL, including its own, and the default', () => {
  const alternates = [
    ['en', 'https://site.test/a'],
    ['da', 'https://site.test/da/a'],
    ['x-default', 'https://site.test/a'],
  ];
  expect(read(first(pages({ en: '/a', da: '/da/a' })))).toEqual([
    { loc: 'https://site.test/a', alternates },
    { loc: 'https://site.test/da/a', alternates },
  ]);
});

test('uses the first language as x-default if the page lacks the default language', () => {
  const [url] = read(first(pages({ da: '/da/a', fr: '/fr/a' })));
  expect(url?.alternates.at(-1)).toEqual(['x-default', 'https://site.test/da/a']);
});

test('lists no alternates for a page in one language', () => {
  expect(read(first(pages({ da: '/da/a' })))).toEqual([{ loc: 'https://site.test/da/a', alternates: [] }]);
});

test('names the day of the last change, if it is known', () => {
  const page = new Map([
    ['en', { pathname: '/a', day: '2026-05-31' }],
    ['da', { pathname: '/da/a' }],
  ]);
  const xml = first([page]);
  expect(xml).toContain('<loc>https://site.test/a</loc><lastmod>2026-05-31</lastmod><xhtml:link');
  expect(xml).toContain('<loc>https://site.test/da/a</loc><xhtml:link');
});

test('is valid for a site without pages', () => {
  expect(read(first([]))).toEqual([]);
});

test.each([
  ['URLs', { urls: 2, characters: 10_000 }],
  ['characters', { urls: 10, characters: 260 }],
])('a file that reaches the limit of %s is followed by another one', (_name, limits) => {
  const files = toSitemaps(pages({ en: '/a' }, { en: '/b' }, { en: '/c' }), { ...settings, limits });
  expect(files.map((file) => read(file).map(({ loc }) => loc?.slice(-1)))).toEqual([['a', 'b'], ['c']]);
  expect(Math.max(...files.map((file) => file.length))).toBeLessThanOrEqual(limits.characters);
});

test('a file has at most 50,000 URLs', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => new Map([['en', { pathname: `/${index}` }]]));
  const counts = toSitemaps(many, settings).map((file) => file.split('<loc>').length - 1);
  expect(counts).toEqual([50_000, 1]);
});

test('escapes any text', () => {
  const text = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ']', '/') });
  fc.assert(
    fc.property(text, text, (path, language) => {
      const [url] = read(first(pages({ [language]: `/${path}`, 'x-other': '/b' })));
      expect(url?.loc).toBe(`https://site.test/${path}`);
      expect(url?.alternates[0]).toEqual([language, `https://site.test/${path}`]);
    }),
  );
});

test('an index lists the parts from 1', () => {
  const xml = toSitemapIndex(2, 'https://site.test');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.documentElement.tagName).toBe('sitemapindex');
  expect([...document.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent)).toEqual([
    'https://site.test/sitemap-1.xml',
    'https://site.test/sitemap-2.xml',
  ]);
});

test('writes the sitemap of the CMS anew, with the URLs of the site', () => {
  const url = (text: string) => new URL(text);
  const entry = {
    loc: url('https://cms.test/a?b=1&c#d'),
    lastmod: '2024-05-01',
    priority: '0.5',
    alternates: [{ language: 'da', href: url('https://cms.test/da') }],
    images: [url("https://media.test/a'b.jpg")],
  };
  const xml = toPublicSitemap([entry], 'https://$1.test');
  expect(xml).toContain(
    '<url><loc>https://$1.test/a?b=1&amp;c</loc><lastmod>2024-05-01</lastmod><priority>0.5</priority>' +
      '<xhtml:link rel="alternate" hreflang="da" href="https://$1.test/da"/>' +
      '<image:image><image:loc>https://media.test/a&apos;b.jpg</image:loc></image:image></url>',
  );
  expect(parseSitemap(xml)).toHaveLength(1);
});

test('nothing of a hostile file but its URLs reaches the site', () => {
  const hostile = `<urlset><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>
    <url><loc>https://cms.test/&lt;script&gt;</loc><lastmod>&lt;x/&gt;</lastmod></url></urlset>`;
  const xml = toPublicSitemap(parseSitemap(hostile) ?? [], 'https://site.test');
  expect(xml).toContain('<url><loc>https://site.test/%3Cscript%3E</loc></url>');
  expect(xml).not.toContain('script>');
});
