import { expect } from '@playwright/test';
import { readPageHead } from '../support/clients/page-head.ts';
import { getPngSize, getUrl, publicSites, readSitemap, readXml } from '../support/clients/public-files.ts';
import { fetchPublicPaths } from '../support/clients/sample-pages.ts';
import { listEntities, listProblems } from '../support/clients/structured-data.ts';
import { test } from '../support/playwright/site-test.ts';
import { readSampleSite } from '../support/servers/sample-sites.ts';

type Site = (typeof publicSites)[number];

const RSS_DATE = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;
const ATOM_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;

/** Reads the head of every page of a site in every language, also of pages that are not for search engines. */
async function readHeads(siteUrl: string, cmsUrl: string, { name, origin }: Site) {
  const paths = await fetchPublicPaths(cmsUrl, readSampleSite(name));
  const heads = [];
  for (const path of new Set(paths)) {
    const url = origin + encodeURI(path);
    const { status, body } = await getUrl(siteUrl, url);
    heads.push({ url, status, ...readPageHead(body) });
  }
  expect(heads.length).toBeGreaterThan(10);
  return heads;
}

for (const sample of publicSites) {
  const { name, origin } = sample;

  test(`a page of ${name} that is not in the sitemap is hidden by an editor or shows another language`, async ({
    site,
  }) => {
    const sitemap = readSitemap((await getUrl(site.url, `${origin}/sitemap.xml`)).body);
    const listed = new Set(sitemap.map(({ loc }) => loc));
    for (const head of await readHeads(site.url, site.cmsUrl, sample)) {
      const { url, canonical = '' } = head;
      expect({ url, problems: listProblems(listEntities(head.graphs)) }).toEqual({ url, problems: [] });
      if (listed.has(url) || head.hasNoIndex) continue;
      expect(listed).toContain(canonical);
      expect({ url, alternates: head.alternates, language: head.mainLanguage }).toEqual({
        url,
        alternates: [],
        language: 'en',
      });
    }
  });

  test(`the card of every page of ${name} is a picture of the size that the page says`, async ({ site }) => {
    for (const { url, status, findMeta, hasNoIndex } of await readHeads(site.url, site.cmsUrl, sample)) {
      if (status !== 200 || hasNoIndex) continue;
      const size = await getPngSize(site.url, findMeta('og:image') ?? '');
      const declared = [findMeta('og:image:width'), findMeta('og:image:height')].map(Number);
      expect({ url, size }).toEqual({ url, size: declared });
    }
  });

  test(`the feeds of ${name} have what readers demand, and their articles exist`, async ({ site }) => {
    const heads = await readHeads(site.url, site.cmsUrl, sample);
    const feeds = new Set(heads.flatMap((head) => head.feeds));
    expect(feeds.size > 0).toBe(name !== 'waraq');
    for (const url of feeds) {
      const { status, headers, body } = await getUrl(site.url, url);
      expect({ url, status }).toEqual({ url, status: 200 });
      const isAtom = url.endsWith('/atom.xml');
      expect(headers['content-type']).toContain(`application/${isAtom ? 'atom' : 'rss'}+xml`);
      const ids = (isAtom ? checkAtom : checkRss)(readXml(body), url);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        const article = await getUrl(site.url, id);
        expect({ id, status: article.status }).toEqual({ id, status: 200 });
        expect(readPageHead(article.body).canonical).toBe(id);
      }
    }
  });
}

/** Checks a feed of RSS 2.0. Returns the ids of its articles, which are their URLs. */
function checkRss(xml: ReadonlyMap<string, string[]>, url: string): string[] {
  const [ids = [], dates = [], titles = [], links = []] = ['guid', 'pubDate', 'title', 'link'].map((name) =>
    xml.get(name),
  );
  expect(xml.get('link@href')).toContain(url);
  expect(xml.get('description')?.length).toBeGreaterThan(0);
  expect([titles.length, links.length]).toEqual([ids.length + 1, ids.length + 1]);
  expectDates(dates, ids.length, RSS_DATE);
  return ids;
}

/** Checks a feed of Atom (RFC 4287). Returns the ids of its articles, which are their URLs. */
function checkAtom(xml: ReadonlyMap<string, string[]>, url: string): string[] {
  const [[, ...ids] = [], dates = [], titles = [], updates = []] = [
    'id',
    'published',
    'title',
    'updated',
  ].map((name) => xml.get(name));
  expect(xml.get('link@href')).toContain(url);
  expect(xml.get('name')).toHaveLength(1);
  expect([titles.length, updates.length]).toEqual([ids.length + 1, ids.length + 1]);
  expectDates(dates, ids.length, ATOM_DATE);
  return ids;
}

/** The newest article is the first. */
function expectDates(dates: readonly string[], count: number, form: RegExp): void {
  expect(dates).toHaveLength(count);
  for (const date of dates) expect(date).toMatch(form);
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
}

test('pages without articles have no feed', async ({ site }) => {
  const [{ origin } = { origin: '' }] = publicSites;
  for (const path of ['/about/feed.xml', '/en/news/feed.xml', '/nowhere/feed.xml'])
    expect((await getUrl(site.url, origin + path)).status).toBe(404);
});
