// Sends the SDK's queries for a site (SDK facts §1.1) to the local CMS over HTTP.
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

test('the site list contains names, host names, languages and attributes', async () => {
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

test('RedirectsQuery returns redirect rules with default values for missing properties', async () => {
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

test('ErrorPagesQuery returns the layout and path of each error page', async () => {
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

test('RobotsQuery returns the text of robots.txt', async () => {
  expect(
    await cms.query(
      'query RobotsQuery($siteName: String!) { site { siteInfo(site: $siteName) { robots } } }',
      {
        siteName: 'acme',
      },
    ),
  ).toEqual({ data: { site: { siteInfo: { robots: 'User-agent: *' } } } });
});

test('SitemapQuery returns the URL of a sitemap with the public pages in all languages', async () => {
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
    'https://acme.test/da',
    'https://acme.test/about',
    'https://acme.test/about/team',
    'https://acme.test/hidden',
    'https://acme.test/replay',
  ]);
});

const routesQuery = `query DefaultSitemapQuery($siteName: String! $language: String! $includedPaths: [String] $excludedPaths: [String] $pageSize: Int = 100 $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language includedPaths: $includedPaths excludedPaths: $excludedPaths first: $pageSize after: $after){
        total pageInfo { endCursor hasNext } results { path: routePath route { personalization { variantIds } } } } } } }`;

const route = (path: string) => ({ path, route: { personalization: { variantIds: [] } } });

test('the routes of a site are paged', async () => {
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
])(
  'with included paths %j and excluded paths %j, the routes are %j',
  async (includedPaths, excludedPaths, paths) => {
    const answer = await cms.query(routesQuery, {
      siteName: 'acme',
      language: 'en',
      includedPaths,
      excludedPaths,
    });
    expect(answer).toMatchObject({ data: { site: { siteInfo: { routes: { results: paths.map(route) } } } } });
  },
);

test('a query for an unknown site returns null', async () => {
  expect(await cms.query(routesQuery, { siteName: 'nobody', language: 'en' })).toEqual({
    data: { site: { siteInfo: null } },
  });
});
