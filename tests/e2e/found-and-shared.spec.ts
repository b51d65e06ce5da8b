import { expect } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { readPageHead } from '../support/clients/page-head.ts';
import { fetchSamplePaths } from '../support/clients/sample-pages.ts';
import { test } from '../support/playwright/site-test.ts';

/** The sites with the URLs that they have by configuration, whatever the host of the request. */
const sites = [
  { name: 'solvind', origin: 'http://localhost:3000' },
  { name: 'havn', origin: 'http://havn.localhost:3000' },
];

/** What search engines demand of an entity. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  Article: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Event: ['name', 'startDate', 'location'],
  Product: ['name', 'offers'],
};

/** Gets a URL of a site from the running server, which has another port. */
function getUrl(siteUrl: string, url: string) {
  const { host, pathname, search } = new URL(url);
  return getAsIs(siteUrl, pathname + search, { host });
}

/** Throws if a text is not well-formed XML. Returns the texts and addresses in it, by element. */
function readXml(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string) => found.set(name, [...(found.get(name) ?? []), value]);
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  parser.on('opentag', ({ local, attributes }) => {
    open.push(local);
    if (attributes.href) add(`${local}@href`, attributes.href.value);
  });
  parser.on('text', (text) => {
    const name = open.at(-1);
    if (name && text.trim()) add(name, text);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

type SitemapEntry = { loc: string; lastmod?: string; alternates: string[] };

function readSitemap(xml: string): SitemapEntry[] {
  readXml(xml);
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));
}

function listEntities(graphs: readonly unknown[]): Record<string, unknown>[] {
  return graphs.flatMap((graph) =>
    typeof graph === 'object' && graph && '@graph' in graph && Array.isArray(graph['@graph'])
      ? graph['@graph']
      : [],
  );
}

for (const { name, origin } of sites) {
  test(`every page of ${name} in the sitemap names itself, its languages, its picture and what it is`, async ({
    site,
  }) => {
    const entries = readSitemap((await getUrl(site.url, `${origin}/sitemap.xml`)).body);
    expect(entries.length).toBeGreaterThan(3);
    const byUrl = new Map(entries.map((entry) => [entry.loc, entry]));
    for (const { loc, lastmod, alternates } of entries) {
      const { status, body } = await getUrl(site.url, loc);
      const head = readPageHead(body);
      expect({ loc, status, hasNoIndex: head.hasNoIndex }).toEqual({ loc, status: 200, hasNoIndex: false });
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(head.canonical).toBe(loc);
      expect(head.alternates).toEqual(alternates);
      for (const alternate of alternates) {
        const other = byUrl.get(alternate.split(' ')[1] ?? '');
        expect(other?.alternates).toEqual(alternates);
      }
      expect(head.title).toBeTruthy();
      expect(head.findMeta('og:url')).toBe(loc);
      expect(head.findMeta('og:site_name')).toBeTruthy();
      expect(head.findMeta('og:locale')).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
      expect(head.findMeta('og:image')).toContain(`${origin}/share-card/`);
      expect(head.findMeta('twitter:card')).toBe('summary_large_image');
      const entities = listEntities(head.graphs);
      expect(entities.map((entity) => entity['@type'])).toEqual(
        expect.arrayContaining(['Organization', 'WebSite']),
      );
      for (const entity of entities)
        expect(Object.keys(entity)).toEqual(
          expect.arrayContaining([...(REQUIRED[String(entity['@type'])] ?? [])]),
        );
    }
  });

  test(`the fixed files of ${name} name that site`, async ({ site }) => {
    const manifest = JSON.parse((await getUrl(site.url, `${origin}/manifest.webmanifest`)).body);
    const icons: { src: string; sizes: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
    for (const { src } of icons) expect((await getUrl(site.url, origin + src)).status).toBe(200);
    const home = (await getUrl(site.url, `${origin}/?language=any`)).body;
    for (const file of ['icon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
      const { status, headers } = await getUrl(site.url, `${origin}/${file}`);
      expect({ file, status }).toEqual({ file, status: 307 });
      expect(home).toContain(`href="${headers.location}"`);
      expect((await getUrl(site.url, origin + headers.location)).status).toBe(200);
    }
    const text = (await getUrl(site.url, `${origin}/llms.txt`)).body;
    expect(text).toContain(`# ${manifest.name}\n`);
    expect(text).toContain(`](${origin}/`);
  });
}

test('a page that is not in the sitemap is hidden by an editor or shows another language', async ({
  site,
}) => {
  const [{ origin } = { origin: '' }] = sites;
  const listed = new Set(
    readSitemap((await getUrl(site.url, `${origin}/sitemap.xml`)).body).map(({ loc }) => loc),
  );
  const paths = await fetchSamplePaths(site.cmsUrl);
  for (const path of paths.filter((each) => !listed.has(origin + encodeURI(each)))) {
    const head = readPageHead((await getAsIs(site.url, encodeURI(path))).body);
    if (head.hasNoIndex) continue;
    expect(listed).toContain(head.canonical);
    expect({ path, alternates: head.alternates, language: head.mainLanguage }).toEqual({
      path,
      alternates: [],
      language: 'en',
    });
  }
});

test('the feeds of the news are XML with absolute URLs of articles', async ({ site }) => {
  const [{ origin } = { origin: '' }] = sites;
  for (const [path, type, url] of [
    ['/news/feed.xml', 'application/rss+xml', 'link'],
    ['/da/news/atom.xml', 'application/atom+xml', 'link@href'],
  ] as const) {
    const { status, headers, body } = await getUrl(site.url, origin + path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(headers['content-type']).toContain(type);
    const urls = readXml(body).get(url) ?? [];
    expect(urls.length).toBeGreaterThan(2);
    for (const each of urls) expect(each).toContain(`${origin}/`);
    expect((await getUrl(site.url, urls.at(-1) ?? '')).status).toBe(200);
  }
  for (const path of ['/about/feed.xml', '/en/news/feed.xml', '/nowhere/feed.xml'])
    expect((await getUrl(site.url, origin + path)).status).toBe(404);
});

test('a share card is a picture of a page that exists, and nobody can give it a text', async ({ site }) => {
  const head = readPageHead((await getAsIs(site.url, '/about')).body);
  const url = head.findMeta('og:image') ?? '';
  const { host, pathname, search } = new URL(url);
  const load = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { host } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const { response, bytes } = await load(pathname + search);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const other = await load(`${pathname}?v=x&title=Free+money`);
  expect(other.bytes.equals(bytes)).toBe(true);
  for (const path of [
    '/share-card/en/nowhere.png',
    '/share-card/xx/about.png',
    '/share-card/en/_errors/not-found.png',
  ])
    expect((await load(path)).response.status).toBe(404);
});

test('the browser keeps the structured data under the Content-Security-Policy', async ({ site, page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${site.url}/about`);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')['@context']).toBe('https://schema.org');
  expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual([]);
});
