import { expect } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { readPageHead } from '../support/clients/page-head.ts';
import { getUrl, publicSites, readSitemap } from '../support/clients/public-files.ts';
import { listEntities, listProblems } from '../support/clients/structured-data.ts';
import { test } from '../support/playwright/site-test.ts';

for (const { name, origin } of publicSites) {
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
      const urls = alternates.map((alternate) => alternate.split(' ')[1] ?? '');
      expect(alternates.some((each) => each.startsWith('x-default '))).toBe(alternates.length > 0);
      expect([loc, ...urls].filter((url) => url === loc).length).toBeGreaterThan(
        alternates.length > 0 ? 1 : 0,
      );
      for (const url of urls) expect(byUrl.get(url)?.alternates).toEqual(alternates);
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
      expect({ loc, problems: listProblems(entities) }).toEqual({ loc, problems: [] });
    }
  });

  test(`the fixed files of ${name} name that site`, async ({ site }) => {
    const manifest = JSON.parse((await getUrl(site.url, `${origin}/manifest.webmanifest`)).body);
    const icons: { src: string; sizes: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
    for (const { src } of icons) expect((await getUrl(site.url, origin + src)).status).toBe(200);
    const home = (await getUrl(site.url, `${origin}/`)).body;
    for (const file of ['icon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
      const { status, headers } = await getUrl(site.url, `${origin}/${file}`);
      expect({ file, status }).toEqual({ file, status: 307 });
      expect(home).toContain(`href="${headers.location}"`);
      expect((await getUrl(site.url, origin + headers.location)).status).toBe(200);
    }
    const logo = await getUrl(site.url, `${origin}/logo.svg`);
    const { headers } = await getUrl(site.url, origin + logo.headers.location);
    expect(headers['content-type']).toBe('image/svg+xml');
    const text = (await getUrl(site.url, `${origin}/llms.txt`)).body;
    expect(text).toContain(`# ${manifest.name}\n`);
    const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link).toMatch(new RegExp(`^${origin}/`));
      expect({ link, status: (await getUrl(site.url, link)).status }).toEqual({ link, status: 200 });
    }
  });
}

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
