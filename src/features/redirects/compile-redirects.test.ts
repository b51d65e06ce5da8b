import { rule } from '@tests/fixtures/redirect-visit';
import { compileRedirects } from './compile-redirects';
import { toNormalizedRequestUrl } from './request-url';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };

/** Compiles rules with these patterns. `find` returns the pattern of the first rule that matches a path. */
async function createFind(...patterns: string[]) {
  const given = patterns.map((pattern) => rule(pattern, `${pattern}-target`.replace(/[^a-z-]/g, '')));
  const { index, diagnostics } = await compileRedirects(given, site);
  const find = (pathname: string, search = '') => {
    const url = toNormalizedRequestUrl(site, { host: null, pathname, search });
    return (url && index.find(url)?.rule.source.pattern) ?? null;
  };
  return { find, reasons: diagnostics.map(({ reason }) => reason) };
}

test.each([
  '^/((a+)+)b$',
  '^/((?:a|aa)+)b$',
  '^/((.*)*)b$',
  '^/((?:a?){30}a{30})b$',
  '^/(.*)a(.*)a(.*)a(.*)b$',
])('matching %s does not hang, and the next rule works', async (pattern) => {
  const { find, reasons } = await createFind(pattern, '^/(.*)c$');
  expect(find(`/${'a'.repeat(2000)}c`)).toBe('^/(.*)c$');
  expect(reasons).toEqual([]);
});

const toRepeating = (count: number) => `^/(?:[ab]*a[ab]{${count}})*d$`;

test('a pattern with large repetitions is left out, and the other patterns work', async () => {
  const { find, reasons } = await createFind(toRepeating(900), toRepeating(100), '^/(.*)c$');
  expect(reasons).toEqual(['its repetitions, such as {200}, are too large']);
  expect(find(`/${'ab'.repeat(100)}c`)).toBe('^/(.*)c$');
});

test('the repetitions of all patterns together are limited', async () => {
  const { find, reasons } = await createFind(
    ...Array.from({ length: 100 }, () => toRepeating(200)),
    '^/([0-9a-f]{32})c$',
  );
  expect(new Set(reasons)).toEqual(
    new Set(['its repetitions and those of the rules before it are too large together']),
  );
  expect(find(`/${'0'.repeat(32)}c`)).toBe('^/([0-9a-f]{32})c$');
});

test('the number of patterns is limited', async () => {
  const patterns = Array.from({ length: 5001 }, (_, i) => `^/x${i}/(.*)$`);
  const { find, reasons } = await createFind(...patterns, '/exact');
  expect(reasons).toEqual(['the site has more than 5000 regular expressions']);
  expect([find('/x4999/a'), find('/x5000/a'), find('/exact')]).toEqual(['^/x4999/(.*)$', null, '/exact']);
});

test('the first matching pattern of several hundred is used', async () => {
  const patterns = Array.from({ length: 500 }, (_, i) => `^/([a-z-]+)/([0-9]{3})/([a-z]+)${i}$`);
  const { find } = await createFind(...patterns, '^/(.*)/abc(.*)$', '^/(.*)7$');
  expect(find('/some-words/123/abc7')).toBe(patterns[7]);
  expect(find('/some-words/123/abc-7')).toBe('^/(.*)/abc(.*)$');
  expect(find('/7')).toBe('^/(.*)7$');
});

test.each([
  'a-'.repeat(900),
  '-'.repeat(900),
  'é'.repeat(900),
  'a/b-'.repeat(400),
  '中'.repeat(1500),
  Array.from({ length: 1000 }, (_, i) => String.fromCharCode(0x4e00 + i)).join(''),
])('a long URL does not affect later URLs: %.20s', async (long) => {
  const good = '^/(.*)/([a-z]+)/([0-9]{4})/([0-9]{2})/([\\w-]+)/([^.]+)[.]html?$';
  const { find } = await createFind('^/([a-z]+)-([^/]+)-(.*)-x$', '^/(.*)-(.*)-(.*)-([0-9])$', good);
  expect(find(`/${encodeURIComponent(long)}`, `?a=${'-'.repeat(500)}`)).toBeNull();
  expect(find('/a/b/2024/05/c/d.htm')).toBe(good);
});
