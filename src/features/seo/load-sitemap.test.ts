import { setTimeout as sleep } from 'node:timers/promises';
import { startFileServer, urlset } from '@tests/servers/sitemap-file-server';
import type { Cms } from '@/cms/create-cms';
import { createLoadSitemap } from './load-sitemap';

const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };
const settings = {
  publicUrl: 'https://site.test',
  mainSiteName: 'main',
  deadlineMs: 1000,
  ttlMs: 1,
  cmsUrls: [],
  mediaHosts: [],
};

let close = () => {};
afterEach(() => close());

function createFakeCms(changes: Partial<Cms>) {
  const warnings: string[] = [];
  const quiet = () => {};
  const unexpected = async (): Promise<never> => {
    throw new Error('This test does not expect the call.');
  };
  const logger = {
    debug: quiet,
    info: quiet,
    error: quiet,
    warn: (_: unknown, text: string) => void warnings.push(text),
  };
  return { warnings, cms: { fetchSitemap: unexpected, fetchSitemapRoutes: unexpected, logger, ...changes } };
}

/** Starts a CMS with these sitemap files. While `state.isDown` is `true`, the CMS fails. */
async function startWithFiles(...names: string[]) {
  const state = { isDown: false };
  const server = await startFileServer(({ url }, response) => {
    if (state.isDown) response.statusCode = 500;
    response.end(urlset(`http://cms.test${url}/page`));
  });
  close = server.close;
  const { cms, warnings } = createFakeCms({
    fetchSitemap: async () => names.map((name) => `${server.url}/${name}`),
  });
  return { state, warnings, loadSitemap: createLoadSitemap(cms, { ...settings, cmsUrls: [server.url] }) };
}

test('serves the only file with the URLs of the site', async () => {
  const { loadSitemap } = await startWithFiles('a.xml');
  expect(await loadSitemap(site)).toContain('<url><loc>https://site.test/a.xml/page</loc></url>');
  expect(await loadSitemap(site, '1')).toBeNull();
});

test('does not create a sitemap while the languages of the site are unknown', async () => {
  const { cms } = createFakeCms({ fetchSitemap: async () => [] });
  const incomplete = { ...site, languages: ['en'], languagesAreUnknown: true };
  await expect(createLoadSitemap(cms, settings)(incomplete)).rejects.toThrow('languages of the site');
});

test('serves several files as parts of an index', async () => {
  const { loadSitemap } = await startWithFiles('a.xml', 'b.xml');
  expect(await loadSitemap(site)).toContain('<loc>https://site.test/sitemap-2.xml</loc>');
  expect(await loadSitemap(site, '2')).toContain('<loc>https://site.test/b.xml/page</loc>');
});

test.each(['0', '3', '01', '-1', '1.0', '', 'a', '1,2', '__proto__', '99999999999', '１'])(
  'there is no part %j',
  async (part) => {
    const { loadSitemap } = await startWithFiles('a.xml', 'b.xml');
    expect(await loadSitemap(site, part)).toBeNull();
  },
);

test('creates the sitemap if the CMS has none', async () => {
  const routes: Record<string, string[]> = { en: ['/', '/about'], da: ['/'] };
  const { cms } = createFakeCms({
    fetchSitemap: async () => [],
    fetchSitemapRoutes: async ({ language }) =>
      (routes[language] ?? []).map((path) => ({ path, day: '2026-05-31' })),
  });
  const xml = await createLoadSitemap(cms, settings)(site);
  expect(xml?.match(/(?<=<loc>)[^<]*/g)).toEqual([
    'https://site.test/',
    'https://site.test/da',
    'https://site.test/about',
  ]);
  expect(xml?.match(/<lastmod>2026-05-31</g)).toHaveLength(3);
});

test('creates an index if the pages do not fit in one file', async () => {
  const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
  const { cms } = createFakeCms({
    fetchSitemap: async () => [],
    fetchSitemapRoutes: async ({ language }) => (language === 'en' ? many : []),
  });
  const loadSitemap = createLoadSitemap(cms, settings);
  expect(await loadSitemap(site)).toContain('<loc>https://site.test/sitemap-2.xml</loc>');
  expect(await loadSitemap(site, '2')).toContain('<loc>https://site.test/50000</loc>');
  expect(await loadSitemap(site, '3')).toBeNull();
});

test('serves the last good file while the CMS fails, and logs the failure once', async () => {
  const { loadSitemap, state, warnings } = await startWithFiles('a.xml');
  const good = await loadSitemap(site);
  state.isDown = true;
  await sleep(5);
  expect(await loadSitemap(site)).toBe(good);
  expect(await loadSitemap(site)).toBe(good);
  expect(warnings).toEqual(['A sitemap could not be loaded; the last good one is served, if any']);
});

test('serves the last good sitemap if the pages of one language cannot be loaded', async () => {
  let isDown = false;
  const { cms } = createFakeCms({
    fetchSitemap: async () => [],
    fetchSitemapRoutes: async ({ language }) => {
      if (isDown && language === 'da') throw new Error('down');
      return [{ path: '/' }];
    },
  });
  const loadSitemap = createLoadSitemap(cms, settings);
  const good = await loadSitemap(site);
  isDown = true;
  await sleep(5);
  expect(await loadSitemap(site)).toBe(good);
});

test('rejects if there never was a good file', async () => {
  const { loadSitemap, state } = await startWithFiles('a.xml');
  state.isDown = true;
  await expect(loadSitemap(site)).rejects.toThrow('HTTP 500');
});
