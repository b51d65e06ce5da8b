import fc from 'fast-check';
import { toRobotsText } from './robots-text';

const url = 'https://site.test';
const line = 'Sitemap: https://site.test/sitemap.xml\n';

test.each([
  [null, `User-agent: *\nAllow: /\n${line}`],
  [' \n', `User-agent: *\nAllow: /\n${line}`],
  ['User-agent: *\nDisallow: /api/', `User-agent: *\nDisallow: /api/\n${line}`],
  ['User-agent: *\r\nDisallow: /\r\n', `User-agent: *\r\nDisallow: /\n${line}`],
  ['# no Sitemap: here\nUser-agent: *', `# no Sitemap: here\nUser-agent: *\n${line}`],
  ['User-agent: *\n sitemap : https://a.test/x.xml', 'User-agent: *\n sitemap : https://a.test/x.xml\n'],
])('the rules %j become %j', (rules, text) => {
  expect(toRobotsText(rules, url)).toBe(text);
});

test('the text keeps the rules and always names a sitemap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rules) => {
      const text = toRobotsText(rules, url);
      expect(text.startsWith(rules.trim() ? rules.trimEnd() : 'User-agent')).toBe(true);
      expect(text).toMatch(/^[ \t]*sitemap[ \t]*:/im);
    }),
  );
});
