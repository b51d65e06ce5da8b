import fc from 'fast-check';
import { parse } from 'graphql';
import type { CmsClient, CmsVariables } from '../client/cms-client';
import { fetchDictionary } from './fetch-dictionary';
import { fetchErrorPages } from './fetch-error-pages';
import { fetchPage } from './fetch-page';
import { fetchPageLanguages } from './fetch-page-languages';
import { fetchRobots } from './fetch-robots';
import { fetchSitemap } from './fetch-sitemap';
import { fetchSites } from './fetch-sites';
import { fetchStaticRoutes } from './fetch-static-routes';

const answering = (...answers: unknown[]): CmsClient => {
  let asked = 0;
  return { request: async () => answers[Math.min(asked++, answers.length - 1)] };
};

const place = { siteName: 'main', path: '/about', language: 'en' };
const layout = { sitecore: { context: { language: 'en' }, route: { name: 'About', placeholders: {} } } };
const inSite = (siteInfo: unknown) => ({ site: { siteInfo } });

test('fetches a page with its languages in one query', async () => {
  const languages = [{ language: { name: 'en' } }, { language: { name: 'da' } }];
  const cms = answering({ layout: { item: { rendered: layout, languages } } });
  expect(await fetchPage(cms, place)).toEqual({ layout, languages: ['en', 'da'] });
});

test.each([
  ['no item', { layout: { item: null } }],
  ['an item that is no page', { layout: { item: { rendered: null } } }],
  ['a layout without route', { layout: { item: { rendered: { sitecore: { context: {}, route: null } } } } }],
])('%s is a missing page', async (_, answer) => {
  expect(await fetchPage(answering(answer), place)).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['layout: null', { layout: null }],
  ['rendered without frame', { layout: { item: { rendered: {} } } }],
  ['a text', { layout: { item: { rendered: '<html>' } } }],
])('%s is a failure, never a missing page', async (_, answer) => {
  await expect(fetchPage(answering(answer), place)).rejects.toMatchObject({
    name: 'CmsError',
    kind: 'invalid-response',
    message: expect.stringMatching(/^LayoutQuery failed: the response does not have the expected shape: /),
  });
});

const phrases = (results: unknown, endCursor: string | null, hasNext: boolean) =>
  inSite({ dictionary: { results, pageInfo: { endCursor, hasNext } } });

test('fetches all pages of the dictionary', async () => {
  const cms = answering(
    phrases([{ key: 'a', value: 'A' }, null], 'c1', true),
    phrases(
      [
        { key: '__proto__', value: 'B' },
        { key: 'n', value: 5 },
        { key: 'gone', value: null },
      ],
      'c2',
      true,
    ),
    phrases([{ key: 'z', value: 'Z' }], null, false),
  );
  const dictionary = await fetchDictionary(cms, place);
  expect(Object.entries(dictionary)).toEqual([
    ['a', 'A'],
    ['__proto__', 'B'],
    ['n', '5'],
    ['z', 'Z'],
  ]);
});

test('a site without phrases is valid, an unknown site is a failure', async () => {
  expect(await fetchDictionary(answering(inSite({ dictionary: null })), place)).toEqual({});
  await expect(fetchDictionary(answering(inSite(null)), place)).rejects.toThrow('DictionaryQuery failed');
});

test.each([
  ['stands still', () => phrases([], 'same', true)],
  ['is missing', () => phrases([], null, true)],
  ['never ends', (asked: number) => phrases([], String(asked), true)],
])('fails if the cursor %s', async (_, answer) => {
  let asked = 0;
  const cms: CmsClient = { request: async () => answer(asked++) };
  await expect(fetchDictionary(cms, place)).rejects.toMatchObject({ kind: 'invalid-response' });
  expect(asked).toBeLessThanOrEqual(201);
});

test('fetches all static routes, each once', async () => {
  const routes = (paths: string[], endCursor: string | null) =>
    inSite({
      routes: { results: paths.map((path) => ({ path })), pageInfo: { endCursor, hasNext: !!endCursor } },
    });
  const cms = answering(routes(['/', '/a'], 'c1'), routes(['/a', '/b'], null));
  expect(await fetchStaticRoutes(cms, place)).toEqual(['/', '/a', '/b']);
});

test('fetches the sites without the built-in one', async () => {
  const cms = answering({
    site: {
      siteInfoCollection: [
        { name: 'website', hostName: '', language: 'en' },
        { name: 'main', hostName: 'a.test|b.test', language: 'da' },
        { name: 'second', hostName: ' ', language: null },
        null,
      ],
    },
  });
  expect(await fetchSites(cms)).toEqual([
    { name: 'main', hostName: 'a.test|b.test', language: 'da' },
    { name: 'second', hostName: '*', language: '' },
  ]);
});

test('an empty list of sites is a failure', async () => {
  await expect(fetchSites(answering({ site: { siteInfoCollection: [] } }))).rejects.toThrow(
    'the CMS returned no site',
  );
});

test('fetches the languages of a page, each once, without those that cannot be part of a path', async () => {
  const names = ['en', 'da', 'en', '../x', ''];
  const languages = [...names.map((name) => ({ language: { name } })), null, { language: null }];
  const cms = answering({ layout: { item: { languages } } });
  expect(await fetchPageLanguages(cms, place)).toEqual(['en', 'da']);
  expect(await fetchPageLanguages(answering({ layout: { item: null } }), place)).toEqual([]);
});

test('fetches the error pages that exist', async () => {
  const errorHandling = { notFoundPage: { rendered: layout }, serverErrorPage: null };
  expect(await fetchErrorPages(answering(inSite({ errorHandling })), place)).toEqual({
    notFound: layout,
    serverError: null,
  });
  const none = { notFound: null, serverError: null };
  expect(await fetchErrorPages(answering(inSite({ errorHandling: null })), place)).toEqual(none);
  expect(await fetchErrorPages(answering(inSite(null)), place)).toEqual(none);
});

test('fetches robots.txt and sitemap, or nothing if the CMS has none', async () => {
  expect(await fetchRobots(answering(inSite({ robots: 'User-agent: *' })), 'main')).toBe('User-agent: *');
  expect(await fetchRobots(answering(inSite(null)), 'main')).toBeNull();
  const sitemap = ['https://a.test/sitemap.xml', null, 'no address'];
  expect(await fetchSitemap(answering(inSite({ sitemap })), 'main')).toEqual(['https://a.test/sitemap.xml']);
  expect(await fetchSitemap(answering(inSite(null)), 'main')).toEqual([]);
});

test('sends any input in the variables, and always the same query', async () => {
  const asked: { query: string; variables: CmsVariables }[] = [];
  const queries = new Set<string>();
  const cms: CmsClient = {
    request: async (query, variables) => {
      asked.push({ query, variables });
      throw new Error('noted');
    },
  };
  const calls = [fetchPage, fetchPageLanguages, fetchDictionary, fetchStaticRoutes, fetchErrorPages];
  const text = fc.string({ unit: 'binary' });
  const hostile = fc.record({ siteName: text, path: text, language: text });
  await fc.assert(
    fc.asyncProperty(hostile, async (given) => {
      asked.length = 0;
      for (const call of calls) await expect(call(cms, given)).rejects.toThrow('noted');
      await expect(fetchRobots(cms, given.siteName)).rejects.toThrow('noted');
      await expect(fetchSitemap(cms, given.siteName)).rejects.toThrow('noted');
      expect(asked.every(({ variables }) => variables.siteName === given.siteName)).toBe(true);
      expect(asked[0]?.variables).toEqual(given);
      for (const { query } of asked) queries.add(query);
    }),
  );
  expect(queries.size).toBe(7);
  for (const query of queries) expect(() => parse(query)).not.toThrow();
});
