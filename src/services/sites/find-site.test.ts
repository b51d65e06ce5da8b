/** @jest-environment node */
import fc from 'fast-check';
import { createFindSite, createLoadFindSite } from './find-site';

const site = (name: string, hostName: string) => ({
  name,
  hostName,
  defaultLanguage: 'en',
  languages: ['en'],
});

const listed = [
  site('rest', '*'),
  site('shop', 'shop.example.org|store.example.org'),
  site('example', '*.example.org, example.org'),
  site('preview', 'pr-*-site.test;*.*.preview.test'),
  site('six', '[::1]'),
  site('books', 'bücher.test|*.bücher.test'),
];
const findSite = createFindSite(listed, 'rest');

test.each([
  ['shop.example.org', 'shop'],
  ['SHOP.example.org:3000', 'shop'],
  ['store.example.org', 'shop'],
  ['www.example.org', 'example'],
  ['example.org', 'example'],
  ['evilexample.org', 'rest'],
  ['pr-12-site.test', 'preview'],
  ['pr-site.test', 'rest'],
  ['a.b.preview.test', 'preview'],
  ['b.preview.test', 'rest'],
  ['[::1]:3000', 'six'],
  ['shop.example.org.', 'shop'],
  ['www.example.org.:3000', 'example'],
  ['xn--bcher-kva.test', 'books'],
  ['www.xn--bcher-kva.test:3000', 'books'],
  ['localhost:3000', 'rest'],
  ['', 'rest'],
])('finds the site of %s', (host, name) => {
  expect(findSite(host)?.name).toBe(name);
});

test.each([
  ['the configured site', 'main.test', 'main', 'main'],
  ['the configured site, though another claims every host', '*', 'main', 'main'],
  ['the first site where the CMS does not have the configured one', 'main.test', 'nobody', 'other'],
])('shows at a host that nobody names %s', (_, hostName, mainSiteName, name) => {
  const first = site('other', hostName === '*' ? '*' : 'other.test');
  expect(createFindSite([first, site('main', 'main.test')], mainSiteName)('127.0.0.1')?.name).toBe(name);
});

test('shows nobody’s host no site while the sites are guessed', () => {
  const guess = { ...site('main', 'main.test'), isGuess: true };
  expect(createFindSite([guess], 'main')('127.0.0.1')).toBeNull();
  expect(createFindSite([guess], 'main')('main.test')?.name).toBe('main');
});

test('finds nothing where there is no site', () => {
  expect(createFindSite([], 'main')('example.org')).toBeNull();
});

test('matches as the regular expression of the same pattern does', () => {
  // Without a dot at the end, which says nothing.
  const pattern = fc.stringMatching(/^[ab.*]{0,7}[ab*]$/);
  const host = fc.stringMatching(/^([ab.]{0,9}[ab])?$/);
  fc.assert(
    fc.property(pattern, host, (hostName, visited) => {
      const expression = new RegExp(`^${hostName.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`);
      const found = createFindSite([site('fallback', 'x'), site('tried', hostName)], 'none')(visited)?.name;
      expect(found).toBe(expression.test(visited) ? 'tried' : 'fallback');
    }),
    { numRuns: 2000 },
  );
});

test('compiles the list again only when it has changed', async () => {
  let sites = [site('main', '*')];
  const load = createLoadFindSite(async () => sites, 'main');
  const first = await load();
  expect(await load()).toBe(first);
  sites = [site('other', '*')];
  expect((await load())('x')?.name).toBe('other');
});
