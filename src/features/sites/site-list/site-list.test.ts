import { createSiteList } from './site-list';

const site = (name: string, hostName: string) => ({
  name,
  hostName,
  defaultLanguage: 'en',
  languages: ['en'],
});

const sites = [
  site('rest', '*'),
  site('shop', 'shop.example.org|store.example.org'),
  site('example', '*.example.org, example.org'),
  site('preview', 'pr-*-site.test;*.*.preview.test'),
  site('six', '[::1]'),
  site('books', 'bücher.test|*.bücher.test'),
];

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
])('the host "%s" belongs to the site %s', (host, name) => {
  expect(createSiteList(sites, 'rest').findByHost(host)?.name).toBe(name);
});

test.each([
  ['the main site', 'main.test', 'main', 'main'],
  ['the main site, even if another site has every host', '*', 'main', 'main'],
  ['the first site if there is no main site', 'main.test', 'unknown', 'other'],
])('a host without a site gets %s', (_, hostName, mainSiteName, name) => {
  const first = site('other', hostName === '*' ? '*' : 'other.test');
  expect(createSiteList([first, site('main', 'main.test')], mainSiteName).findByHost('127.0.0.1')?.name).toBe(
    name,
  );
});

test('a fallback has no site for a host that it does not name', () => {
  const { findByHost } = createSiteList([site('main', 'main.test')], 'main', 'fallback');
  expect(findByHost('127.0.0.1')).toBeNull();
  expect(findByHost('main.test')?.name).toBe('main');
});

test('an empty list has no site for any host', () => {
  expect(createSiteList([], 'main').findByHost('example.org')).toBeNull();
});
