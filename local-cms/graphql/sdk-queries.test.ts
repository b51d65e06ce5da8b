/** @jest-environment node */
// Every query that the SDK sends (SDK facts §1.1), over HTTP.
import { startTestCms } from '../testing/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const anyId = expect.stringMatching(/^[0-9A-F]{32}$/);
const onePage = { endCursor: expect.any(String), hasNext: false };

test('JssLayoutQuery', async () => {
  const query = (path: string) => `query JssLayoutQuery {
      layout(site:"acme", routePath:"${path}", language:"en"){
        item {
          rendered
        }
      }
    }`;
  expect(await cms.query(query('/ABOUT/'))).toMatchObject({
    data: { layout: { item: { rendered: { sitecore: { route: { name: 'About' } } } } } },
  });
  expect(await cms.query(query('/nowhere'))).toEqual({ data: { layout: { item: null } } });
  expect(await cms.query(query('/_errors/not-found'))).toEqual({ data: { layout: { item: null } } });
});

test('EditingQuery: an item by its id in braces, with the dictionary', async () => {
  const query = `query EditingQuery($siteName: String!, $itemId: String!, $language: String!, $version: String, $after: String, $pageSize: Int = 1000) {
    item(path: $itemId, language: $language, version: $version) { rendered }
    site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) { results { key value } pageInfo { endCursor hasNext } } } }
}`;
  const home = await cms.query(
    '{ layout(site: "acme", routePath: "/", language: "en") { item { id(format: "B") } } }',
  );
  const itemId = /\{[0-9A-F-]{36}\}/.exec(JSON.stringify(home))?.[0];
  expect(await cms.query(query, { siteName: 'acme', itemId, language: 'en', version: '1' })).toMatchObject({
    data: {
      item: { rendered: { sitecore: { route: { name: 'Home' } } } },
      site: {
        siteInfo: {
          dictionary: {
            results: [
              { key: 'hello', value: 'Hello' },
              { key: 'bye', value: 'Goodbye' },
            ],
          },
        },
      },
    },
  });
});

const dictionaryQuery = `query DictionarySiteQuery($siteName: String!, $language: String!, $pageSize: Int = 500, $after: String) {
    site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) { pageInfo { endCursor hasNext } results { key value } } } }
}`;

test('DictionarySiteQuery, with what only the fall-back has', async () => {
  const answer = await cms.query(dictionaryQuery, { siteName: 'acme', language: 'da' });
  expect(answer).toEqual({
    data: {
      site: {
        siteInfo: {
          dictionary: {
            results: [
              { key: 'hello', value: 'Hej' },
              { key: 'bye', value: 'Goodbye' },
            ],
            pageInfo: onePage,
          },
        },
      },
    },
  });
});

test('a page of more than 1000 phrases is refused', async () => {
  const answer = await cms.query(dictionaryQuery, { siteName: 'acme', language: 'en', pageSize: 1001 });
  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('AppRootQuery and DictionarySearch', async () => {
  const root = await cms.query(
    `query AppRootQuery($jssAppTemplateId: String!, $siteName: String!, $language: String!) {
    layout(site: $siteName, routePath: "/", language: $language) { homePage: item { rootItem: ancestors(includeTemplateIDs: [$jssAppTemplateId]) { id } } }
}`,
    { jssAppTemplateId: '061cba1554744b918a0617903b102b82', siteName: 'acme', language: 'en' },
  );
  expect(root).toEqual({ data: { layout: { homePage: { rootItem: [{ id: anyId }] } } } });
  const rootItemId = /[0-9A-F]{32}/.exec(JSON.stringify(root))?.[0];
  const answer = await cms.query(
    `query DictionarySearch($rootItemId: String!, $language: String!, $templates: String!, $pageSize: Int = 10, $after: String) {
    search(where: { AND: [ { name: "_path", value: $rootItemId, operator: CONTAINS } { name: "_language", value: $language } { name: "_templates", value: $templates, operator: CONTAINS } ] } first: $pageSize after: $after) {
      total pageInfo { endCursor hasNext } results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`,
    { rootItemId, language: 'en', templates: '6d1cd89719364a3aa511289a94c2a7b1' },
  );
  expect(answer).toEqual({
    data: {
      search: {
        total: 2,
        pageInfo: onePage,
        results: [
          { key: { value: 'hello' }, phrase: { value: 'Hello' } },
          { key: { value: 'bye' }, phrase: { value: 'Goodbye' } },
        ],
      },
    },
  });
});

test('site information', async () => {
  expect(
    await cms.query('query { site { siteInfoCollection { name hostName: hostname language } } }'),
  ).toEqual({
    data: {
      site: { siteInfoCollection: [{ name: 'acme', hostName: 'localhost|acme.test', language: 'en' }] },
    },
  });
  const all =
    '{ site { allSiteInfo(pageSize: 1) { total results { name rootPath attributes { key value } } } } }';
  expect(await cms.query(all)).toEqual({
    data: {
      site: {
        allSiteInfo: {
          total: 1,
          results: [
            {
              name: 'acme',
              rootPath: '/sitecore/content/acme',
              attributes: [{ key: 'brandColor', value: 'teal' }],
            },
          ],
        },
      },
    },
  });
});

test('RedirectsQuery', async () => {
  const query = `query RedirectsQuery($siteName: String!) { site { siteInfo(site: $siteName) { redirects { pattern target redirectType isQueryStringPreserved locale } } } }`;
  const redirect = {
    pattern: '/old',
    target: '/about',
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: false,
    locale: '',
  };
  expect(await cms.query(query, { siteName: 'acme' })).toEqual({
    data: { site: { siteInfo: { redirects: [redirect] } } },
  });
});

test('ErrorPagesQuery', async () => {
  const query = `query ErrorPagesQuery($siteName: String!, $language: String!) { site { siteInfo(site: $siteName) { errorHandling(language: $language) { notFoundPage { rendered } notFoundPagePath serverErrorPage { rendered } serverErrorPagePath } } } }`;
  expect(await cms.query(query, { siteName: 'acme', language: 'da' })).toMatchObject({
    data: {
      site: {
        siteInfo: {
          errorHandling: {
            notFoundPage: {
              rendered: { sitecore: { context: { language: 'da' }, route: { name: 'Not found' } } },
            },
            notFoundPagePath: '/_errors/not-found',
            serverErrorPage: null,
            serverErrorPagePath: '',
          },
        },
      },
    },
  });
});

test('RobotsQuery and SitemapQuery; the sitemap lists the public pages in all languages', async () => {
  expect(
    await cms.query(
      'query RobotsQuery($siteName: String!) { site { siteInfo(site: $siteName) { robots } } }',
      {
        siteName: 'acme',
      },
    ),
  ).toEqual({ data: { site: { siteInfo: { robots: 'User-agent: *' } } } });
  const url = `${cms.url}/v1/files/sitemaps/acme/sitemap.xml`;
  expect(
    await cms.query(
      'query SitemapQuery($siteName: String!) { site { siteInfo(site: $siteName) { sitemap } } }',
      {
        siteName: 'acme',
      },
    ),
  ).toEqual({ data: { site: { siteInfo: { sitemap: [url] } } } });
  const xml = await (await fetch(url)).text();
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)).toEqual([
    'https://acme.test/',
    'https://acme.test/about',
    'https://acme.test/about/team',
    'https://acme.test/replay',
    'https://acme.test/da',
    'https://acme.test/da/about',
    'https://acme.test/da/about/team',
    'https://acme.test/da/replay',
  ]);
});

const routesQuery = `query DefaultSitemapQuery($siteName: String! $language: String! $includedPaths: [String] $excludedPaths: [String] $pageSize: Int = 100 $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language includedPaths: $includedPaths excludedPaths: $excludedPaths first: $pageSize after: $after){
        total pageInfo { endCursor hasNext } results { path: routePath route { personalization { variantIds } } } } } } }`;

const route = (path: string) => ({ path, route: { personalization: { variantIds: [] } } });

test('routes come in pages', async () => {
  const ask = (after: string | null) =>
    cms.query(routesQuery, { siteName: 'acme', language: 'en', pageSize: 3, after });
  const first = await ask(null);
  expect(first).toMatchObject({
    data: {
      site: {
        siteInfo: {
          routes: {
            total: 5,
            pageInfo: { hasNext: true },
            results: ['/', '/about', '/about/team'].map(route),
          },
        },
      },
    },
  });
  const after = /"endCursor":"([^"]+)"/.exec(JSON.stringify(first))?.[1] ?? null;
  expect(await ask(after)).toMatchObject({
    data: {
      site: {
        siteInfo: { routes: { pageInfo: { hasNext: false }, results: ['/hidden', '/replay'].map(route) } },
      },
    },
  });
});

test.each([
  [['/about'], null, ['/about', '/about/team']],
  [null, ['/about'], ['/', '/hidden', '/replay']],
  [['/about/'], ['/about/team'], ['/about']],
  [['/abo'], null, []],
  [[], [], ['/', '/about', '/about/team', '/hidden', '/replay']],
])('routes within %j but not %j are %j', async (includedPaths, excludedPaths, paths) => {
  const answer = await cms.query(routesQuery, {
    siteName: 'acme',
    language: 'en',
    includedPaths,
    excludedPaths,
  });
  expect(answer).toMatchObject({ data: { site: { siteInfo: { routes: { results: paths.map(route) } } } } });
});

test('a site that does not exist has no information', async () => {
  expect(await cms.query(routesQuery, { siteName: 'nobody', language: 'en' })).toEqual({
    data: { site: { siteInfo: null } },
  });
});

test('personalization information', async () => {
  const query = `query($siteName: String!, $language: String!, $itemPath: String!) {
        layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } } }`;
  expect(await cms.query(query, { siteName: 'acme', language: 'en', itemPath: '/' })).toEqual({
    data: { layout: { item: { id: anyId, version: 1, personalization: { variantIds: [] } } } },
  });
});
