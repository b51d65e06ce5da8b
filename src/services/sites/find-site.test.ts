/** @jest-environment node */
import fc from 'fast-check';
import { createFindSite, createLoadFindSite } from './find-site';

const site = (name: string, hostName: string) => ({
  name,
  hostName,
  defaultLanguage: 'en',
  languages: ['en'],
});

const findSite = createFindSite([
  site('rest', '*'),
  site('shop', 'shop.example.org|store.example.org'),
  site('example', '*.example.org, example.org'),
  site('preview', 'pr-*-site.test;*.*.preview.test'),
  site('six', '[::1]'),
  site('books', 'bücher.test|*.bücher.test'),
]);

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

test('shows the first site where no pattern fits', () => {
  expect(createFindSite([site('main', 'main.test'), site('other', 'other.test')])('127.0.0.1')?.name).toBe(
    'main',
  );
});

test('finds nothing where there is no site', () => {
  expect(createFindSite([])('example.org')).toBeNull();
});

test('matches as the regular expression of the same pattern does', () => {
  // Without a dot at the end, which says nothing.
  const pattern = fc.stringMatching(/^[ab.*]{0,7}[ab*]$/);
  const host = fc.stringMatching(/^([ab.]{0,9}[ab])?$/);
  fc.assert(
    fc.property(pattern, host, (hostName, visited) => {
      const expression = new RegExp(`^${hostName.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`);
      const found = createFindSite([site('fallback', 'x'), site('tried', hostName)])(visited)?.name;
      expect(found).toBe(expression.test(visited) ? 'tried' : 'fallback');
    }),
    { numRuns: 2000 },
  );
});

test('compiles the list again only when it has changed', async () => {
  let sites = [site('main', '*')];
  const load = createLoadFindSite(async () => sites);
  const first = await load();
  expect(await load()).toBe(first);
  sites = [site('other', '*')];
  expect((await load())('x')?.name).toBe('other');
});
