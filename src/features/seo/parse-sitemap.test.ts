import { parseSitemap } from './parse-sitemap';

const file = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`;

const parseOne = (parts: string) =>
  parseSitemap(file(`<url><loc>https://cms.test/a</loc>${parts}</url>`))?.[0];

test.each([
  ['https://cms.test/a', 'https://cms.test/a'],
  ['\n  HTTPS://user@cms.test/a?b=1&amp;c\n', 'https://user@cms.test/a?b=1&c'],
  ['<![CDATA[https://cms.test/a&b]]>', 'https://cms.test/a&b'],
  ['https://cms.test/&#229;', 'https://cms.test/%C3%A5'],
])('reads the URL %j', (text, url) => {
  expect(parseSitemap(file(`<url><loc>${text}</loc></url>`))?.map(({ loc }) => loc.href)).toEqual([url]);
});

test('reads all that sitemaps.org and Google define', () => {
  const parts = `<lastmod> 2024-05-01T10:00:00+02:00 </lastmod><changefreq>daily</changefreq><priority>0.8</priority>
    <xhtml:link rel="alternate" hreflang="da" href="https://cms.test/da"/>
    <image:image><image:loc>https://media.test/a.jpg</image:loc></image:image>`;
  expect(parseOne(parts)).toEqual({
    loc: new URL('https://cms.test/a'),
    lastmod: '2024-05-01T10:00:00+02:00',
    changefreq: 'daily',
    priority: '0.8',
    alternates: [{ language: 'da', href: new URL('https://cms.test/da') }],
    images: [new URL('https://media.test/a.jpg')],
  });
});

test.each([
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<lastmod>2024&lt;script&gt;</lastmod><changefreq>now</changefreq><priority>-1</priority>',
  '<xhtml:link rel="alternate" hreflang="da" href="javascript:alert(1)"/>',
  '<xhtml:link rel="alternate" hreflang="&quot;>&lt;" href="https://cms.test/da"/>',
  '<xhtml:link rel="stylesheet" hreflang="da" href="https://cms.test/x.css"/>',
  '<image:image><image:loc>data:text/html,x</image:loc></image:image>',
  '<loc2>https://cms.test/b</loc2><deep><loc>https://cms.test/c</loc></deep>',
])('leaves out what is not in the standard or has another form: %s', (parts) => {
  expect(parseOne(parts)).toEqual({ loc: new URL('https://cms.test/a'), alternates: [], images: [] });
});

test.each([
  '<url></url>',
  '<url><loc>/a</loc></url>',
  '<url><loc>javascript:x</loc></url>',
  '<loc>https://a.test/</loc>',
])('leaves out an entry without a URL: %s', (entries) => {
  expect(parseSitemap(file(entries))).toEqual([]);
});

test.each([
  ['an empty file', ''],
  ['an HTML page', '<!doctype html><html><body><urlset></urlset></body></html>'],
  ['JSON', '{"error":"<urlset></urlset>"}'],
  ['an incomplete file', '<?xml version="1.0"?><urlset><url><loc>https://a.test/'],
  ['a sitemap index', '<?xml version="1.0"?><sitemapindex></sitemapindex>'],
  ['an unknown entity', '<urlset><url><loc>&x;</loc></url></urlset>'],
  ['an entity of its own', '<!DOCTYPE u [<!ENTITY x "y">]><urlset><url><loc>&x;</loc></url></urlset>'],
  ['a file of another host', '<!DOCTYPE u [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset>&x;</urlset>'],
])('refuses %s', (_case, xml) => {
  expect(parseSitemap(xml)).toBeNull();
});
