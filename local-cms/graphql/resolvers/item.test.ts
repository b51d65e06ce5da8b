import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { z } from 'zod';

const Route = z.object({ path: z.string(), route: z.object({ rendered: z.unknown() }) });
const Routes = z.object({
  data: z.object({
    site: z.object({ siteInfo: z.object({ routes: z.object({ results: z.array(Route) }) }) }),
  }),
});

/** Starts a CMS with a page that shows a picture that does not exist. */
async function startTorn() {
  const page = 'template: Page\nfields:\n  Image: { media: gone.jpg }\n  Title: Torn\n';
  const started = await startTestCms({ ...sampleContent, 'acme/pages/torn/en.yml': page });
  return { ...started, [Symbol.asyncDispose]: started.close };
}

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const item = (path: string, fields: string, language = 'en') =>
  cms.query(
    `query ($path: String, $language: String!) { item(path: $path, language: $language) { ${fields} } }`,
    {
      path,
      language,
    },
  );

test('an item is found by its path in any case, and has its parent, ancestors and template', async () => {
  const fields =
    'name path language { name nativeName } languages { language { name } } parent { name } ancestors { name } hasChildren template { name }';
  expect(await item('/SITECORE/content/acme/home/ABOUT/', fields, 'da')).toEqual({
    data: {
      item: {
        name: 'About',
        path: '/sitecore/content/acme/Home/About',
        language: { name: 'da', nativeName: 'dansk' },
        languages: [{ language: { name: 'en' } }],
        parent: { name: 'Home' },
        ancestors: [{ name: 'Home' }, { name: 'acme' }],
        hasChildren: true,
        template: { name: 'Page' },
      },
    },
  });
});

test('the children of an item that are pages can be listed in order and page by page', async () => {
  const fields =
    'children(hasLayout: true, first: 2) { total pageInfo { hasNext } results { name url { path hostName scheme } } }';
  expect(await item('/sitecore/content/acme/Home', fields)).toEqual({
    data: {
      item: {
        children: {
          total: 3,
          pageInfo: { hasNext: true },
          results: [
            { name: 'About', url: { path: '/about', hostName: 'acme.test', scheme: 'https' } },
            { name: 'Hidden', url: { path: '/hidden', hostName: 'acme.test', scheme: 'https' } },
          ],
        },
      },
    },
  });
});

test.each([
  ['/sitecore/content/acme/Home/Nowhere', 'en'],
  ['{00000000-0000-0000-0000-000000000000}', 'en'],
  ['/sitecore/content/acme/Home', 'fr'],
  ['__proto__', 'en'],
])('a query for the item %s in the language %s returns null', async (path, language) => {
  expect(await item(path, 'name', language)).toEqual({ data: { item: null } });
});

test.each([
  ['{ name: "_name", value: "Team" }', ['Team']],
  ['{ name: "_hasLayout", value: "true" }', ['About', 'Hidden', 'Home', 'Not found', 'Replay', 'Team']],
  ['{ name: "Title", value: "e", operator: CONTAINS }', ['Cards 1', 'Hidden', 'Home', 'Team']],
  ['{ OR: [{ name: "_name", value: "Team" }, { name: "_name", value: "Hidden" }] }', ['Hidden', 'Team']],
  [
    '{ AND: [{ name: "Title", value: "", operator: NEQ }, { name: "Title", value: "d", operator: LT }, { name: "_name", value: "a", operator: NCONTAINS }] }',
    [],
  ],
])('a search with %s finds %j', async (where, names) => {
  const answer = await cms.query(
    `{ search(where: { AND: [{ name: "_language", value: "en" }, ${where}] }, orderBy: { name: "_name" }, first: 50) { results { name } } }`,
  );
  expect(answer).toEqual({ data: { search: { results: names.map((name) => ({ name })) } } });
});

test('a query for the id or the layout of an invalid page returns an error with file and line', async () => {
  await cms.write('acme/pages/broken/en.yml', 'template: Pgae\n');
  await cms.reload();
  for (const fields of ['id', 'rendered']) {
    expect(
      await cms.query(
        `{ layout(site: "acme", routePath: "/broken", language: "en") { item { ${fields} } } }`,
      ),
    ).toMatchObject({
      data: { layout: null },
      errors: [
        {
          message: expect.stringContaining('content/acme/pages/broken/en.yml:1  unknown template'),
          extensions: { code: 'CONTENT_ERROR' },
        },
      ],
    });
  }
  expect(cms.lines.filter((line) => line.startsWith('content error'))).toHaveLength(1);
});

test.each([
  ['Hidden', { jsonValue: { value: 'do not include' } }],
  ['About', null],
])(
  'the change frequency of the page %s, which SXA sites have for the sitemap, is %j',
  async (name, expected) => {
    const fields = 'field(name: "changeFrequency") { jsonValue }';
    expect(await item(`/sitecore/content/acme/Home/${name}`, fields)).toEqual({
      data: { item: { field: expected } },
    });
  },
);

const TORN = '{ AND: [{ name: "_name", value: "Torn" }, { name: "_language", value: "en" }] }';

test('an article with an invalid value is listed without it, and one problem names the file and the line', async () => {
  await using torn = await startTorn();
  const answer = await torn.query(
    `{ search(where: ${TORN}) { results { name image: field(name: "Image") { value jsonValue } title: field(name: "Title") { value } } } }`,
  );
  expect(answer).toEqual({
    data: {
      search: {
        results: [{ name: 'Torn', image: { value: null, jsonValue: null }, title: { value: 'Torn' } }],
      },
    },
  });
  expect(torn.lines.filter((line) => line.includes('gone.jpg'))).toEqual([
    expect.stringContaining('acme/pages/torn/en.yml:3  '),
  ]);
});

test('the pages of a site are listed although the layout of one is invalid, which is an error only for that page', async () => {
  await using torn = await startTorn();
  const answer = await torn.query(
    '{ site { siteInfo(site: "acme") { routes(language: "en", first: 50) { results { path: routePath route { rendered } } } } } }',
  );
  expect(answer).not.toHaveProperty('errors');
  const { results } = Routes.parse(answer).data.site.siteInfo.routes;
  expect(results).toContainEqual({ path: '/torn', route: { rendered: null } });
  expect(results.filter(({ route }) => route.rendered).length).toBeGreaterThan(2);
  const page = await torn.query(
    '{ layout(site: "acme", routePath: "/torn", language: "en") { item { name } } }',
  );
  expect(page).toMatchObject({ errors: [{ extensions: { code: 'CONTENT_ERROR' } }] });
});
