import fc from 'fast-check';
import { toPublicSitemap } from './to-public-sitemap';

test.each([
  ['<loc>https://cms.test/a</loc>', '<loc>https://site.test/a</loc>'],
  ['<loc>http://cms.test:8080</loc>', '<loc>https://site.test</loc>'],
  ['<loc>https:///a</loc>', '<loc>https://site.test/a</loc>'],
  ['<loc>\n  HTTPS://user@cms.test/a?b=1&amp;c\n</loc>', '<loc>\n  https://site.test/a?b=1&amp;c\n</loc>'],
  ['<loc><![CDATA[https://cms.test/a&b]]></loc>', '<loc><![CDATA[https://site.test/a&b]]></loc>'],
  [
    '<xhtml:link rel="alternate" hreflang="da" href="https://cms.test/da"/>',
    '<xhtml:link rel="alternate" hreflang="da" href="https://site.test/da"/>',
  ],
  ["<xhtml:link\n href='http://cms.test' />", "<xhtml:link\n href='https://site.test' />"],
  ['<image:loc>https://media.test/a.jpg</image:loc>', '<image:loc>https://media.test/a.jpg</image:loc>'],
  ['<urlset xmlns="http://www.sitemaps.org/x">', '<urlset xmlns="http://www.sitemaps.org/x">'],
  ['<xhtml:link data-href="https://cms.test/a"/>', '<xhtml:link data-href="https://cms.test/a"/>'],
])('%s becomes %s', (given, rewritten) => {
  expect(toPublicSitemap(given, 'https://site.test')).toBe(rewritten);
});

test('does not expand a dollar sign in the public URL', () => {
  expect(toPublicSitemap('<loc>http://a/x</loc>', 'https://$1.test')).toBe('<loc>https://$1.test/x</loc>');
});

test('takes linear time for any input', () => {
  const part = fc.constantFrom(
    '<loc>',
    ' ',
    '<![CDATA[',
    'https://',
    '<xhtml:link ',
    ' href="',
    'a',
    '>',
    '\n',
  );
  const hostile = fc.tuple(part, part).map(([one, two]) => one + two.repeat(200_000));
  fc.assert(
    fc.property(hostile, (xml) => {
      const start = performance.now();
      toPublicSitemap(xml, 'https://site.test');
      expect(performance.now() - start).toBeLessThan(2000);
    }),
    { numRuns: 60 },
  );
});
