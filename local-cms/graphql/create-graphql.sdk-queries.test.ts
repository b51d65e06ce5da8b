// Sends the SDK's queries for pages and phrases (SDK facts §1.1) to the local CMS over HTTP.
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const anyId = expect.stringMatching(/^[0-9A-F]{32}$/);
const onePage = { endCursor: expect.any(String), hasNext: false };

test('JssLayoutQuery finds a public page, ignoring case and a trailing slash', async () => {
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

test('EditingQuery finds an item by its id in braces and also returns the dictionary', async () => {
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

test('DictionarySiteQuery adds the phrases of the fallback language that the requested language lacks', async () => {
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

test('a dictionary query with a page size over 1000 is rejected', async () => {
  const answer = await cms.query(dictionaryQuery, { siteName: 'acme', language: 'en', pageSize: 1001 });
  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('DictionarySearch finds the phrases below the root item that AppRootQuery returns', async () => {
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

test('the personalization query returns the id, version and variant ids of a page', async () => {
  const query = `query($siteName: String!, $language: String!, $itemPath: String!) {
        layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } } }`;
  expect(await cms.query(query, { siteName: 'acme', language: 'en', itemPath: '/' })).toEqual({
    data: { layout: { item: { id: anyId, version: 1, personalization: { variantIds: [] } } } },
  });
});
