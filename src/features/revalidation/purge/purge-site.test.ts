import { listHosts, listPagePaths, toPageUrl } from './public-urls';
import { createPurgeSite } from './purge-site';

const main = { publicUrl: 'https://www.main.test', mainSiteName: 'main' };
const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] },
  { name: 'shop', hostName: 'shop.test|*.shop.test|bücher.test', defaultLanguage: 'da', languages: ['da'] },
];

test.each([
  [
    '/_site_main/en/about',
    ['/about', '/about?*', '/_next/data/b1/about.json', '/_next/data/b1/about.json?*', '/en/about'],
  ],
  ['/_site_main/en', ['/', '/?*', '/_next/data/b1/index.json', '/_next/data/b1/index.json?*', '/en']],
  [
    '/_variantId_x/_site_main/da/%C3%B8l',
    ['/da/%C3%B8l', '/da/%C3%B8l?*', '/_next/data/b1/da/%C3%B8l.json', '/_next/data/b1/da/%C3%B8l.json?*'],
  ],
  ['/_site_gone/en', []],
  ['/x', []],
])('the page %s has the public paths %j', (page, paths) => {
  expect(listPagePaths(page, sites, 'b1')).toEqual(paths);
});

test('a site has the hosts that it names, and its public URL', () => {
  expect(sites.map((site) => listHosts(site, main))).toEqual([
    ['www.main.test'],
    ['shop.test', 'xn--bcher-kva.test'],
  ]);
});

test('editors get links to public URLs', () => {
  expect(toPageUrl('/_site_main/da/a', sites, main)).toBe('https://www.main.test/da/a');
  expect(toPageUrl('/_site_shop/da', sites, main)).toBe('https://shop.test/');
  expect(toPageUrl('/_site_gone/da', sites, main)).toBe('/_site_gone/da');
});

function createPurged(isNeeded = true) {
  const purged: string[] = [];
  const purge = async (urls: readonly { host: string; path: string }[]) => {
    purged.push(...urls.map(({ host, path }) => host + path));
    return [];
  };
  return { purged, purgeSite: createPurgeSite({ purge, main, buildId: 'b1', isNeeded }) };
}

test('purges pages under all hosts of their site', async () => {
  const { purged, purgeSite } = createPurged();
  await purgeSite.pages(['/_site_shop/da/a'], sites);
  expect(purged).toHaveLength(10);
  expect(purged).toEqual(
    expect.arrayContaining(['shop.test/a', 'xn--bcher-kva.test/_next/data/b1/a.json?*']),
  );
});

test('purges the files for crawlers', async () => {
  const { purged, purgeSite } = createPurged();
  await purgeSite.crawlerFiles(sites.slice(0, 1));
  expect(purged).toEqual([
    'www.main.test/robots.txt',
    'www.main.test/sitemap.xml',
    'www.main.test/sitemap-*',
  ]);
});

test('purges nothing without a cache in front of the site', async () => {
  const { purged, purgeSite } = createPurged(false);
  expect(await purgeSite.pages(['/_site_main/en'], sites)).toEqual([]);
  expect([await purgeSite.crawlerFiles(sites), await purgeSite.all(sites), purged]).toEqual([[], [], []]);
});

test('asks no cache, and does not wait, if no page has a public URL', async () => {
  const purge = jest.fn(async () => []);
  const purgeSite = createPurgeSite({ purge, main, buildId: 'b1', isNeeded: true });
  expect(await purgeSite.pages(['/_site_gone/en'], sites)).toEqual([]);
  expect(purge).not.toHaveBeenCalled();
});
