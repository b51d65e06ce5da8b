import { createPageDependencies } from '@tests/fakes/page-dependencies';
import { createPage } from '@tests/fixtures/page';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { framePhrases } from '@/rendering/component/component-server';
import type { BrowserData } from '@/rendering/static-html/static-page';
import { toStaticProps } from './to-static-props';

const head = { title: 'Home', alternates: [], links: [] };

const componentServers = {
  JssIsland: { isJss: true },
  JssStatic: { isJss: true },
  Island: { phrases: ['open'], routeFields: ['Title'], serverParams: ['Key'] },
  Static: { phrases: ['static-phrase'], routeFields: ['Content'] },
};

const dictionary = {
  open: 'Open',
  'static-phrase': 'static phrase',
  rest: 'static rest',
  [framePhrases[0]]: 'Skip',
};

/** Returns the props, and what the page was rendered with. Components whose name ends with `Island` are islands. */
async function run(renderings: Rendering[], own: Parameters<typeof createPage>[1] = {}) {
  const page = createPage(renderings, { dictionary, ...own });
  const before = structuredClone(page);
  const staticPage = { html: '<p>Hello</p>', islands: [] };
  const renderStatic = jest.fn(async (_page: typeof page, _browser: BrowserData) => ({
    staticPage,
    headElements: [],
  }));
  const isIsland = ({ componentName = '' }: Rendering) => componentName.endsWith('Island');
  const { dependencies } = createPageDependencies({}, { componentServers, isIsland, renderStatic });
  const props = await toStaticProps({ page, head }, dependencies);
  expect(page).toEqual(before);
  const [rendered, browser] = renderStatic.mock.calls[0] ?? [];
  return { props, page, staticPage, rendered, browser };
}

test('renders the whole page, and returns its HTML with the data that the islands rendered with', async () => {
  const { props, page, staticPage, rendered, browser } = await run([{ uid: 'a', componentName: 'Static' }]);
  expect(rendered).toBe(page);
  expect(props.staticPage).toBe(staticPage);
  expect(props.page).toBe(browser?.page);
  expect(props.head).toEqual(head);
});

test('the HTML of the page links its style sheets, for visitors who come from another page', async () => {
  const page = createPage([]);
  const links = [{ rel: 'stylesheet', href: 'https://edge.test/a.css?x=1&y="' }];
  const renderStatic = async () => ({
    staticPage: { html: '<p>Hello</p>', islands: [] },
    headElements: [],
  });
  const { dependencies } = createPageDependencies({}, { renderStatic });
  const { staticPage } = await toStaticProps({ page, head: { ...head, links } }, dependencies);
  expect(staticPage?.html).toBe(
    '<link rel="stylesheet" href="https://edge.test/a.css?x=1&amp;y=&quot;"><p>Hello</p>',
  );
});

test('keeps the phrases, page fields and data of islands at any depth, and nothing of static components', async () => {
  const fields = {
    Title: { value: 'Home', editable: 'x' },
    Content: { value: 'static' },
    Other: { value: 'static' },
  };
  const island = {
    uid: 'island',
    componentName: 'Island',
    fields: { Text: { value: 'in its own rendering' } },
  };
  const { props } = await run(
    [
      {
        uid: 'box',
        componentName: 'Static',
        fields: { Text: { value: 'static' } },
        params: { Styles: 'static' },
        placeholders: { box: [island] },
      },
    ],
    { fields, componentData: { island: ['data'], box: ['static'] } },
  );
  expect(JSON.stringify(props.page)).not.toContain('static');
  expect(props.page).toMatchObject({
    dictionary: { open: 'Open', [framePhrases[0]]: 'Skip' },
    componentData: { island: ['data'] },
    siteName: 'main',
    path: '/',
  });
  expect(Object.keys(props.page.dictionary)).toHaveLength(2);
  expect(props.page.layout.sitecore.route).toEqual({ name: 'home', fields: { Title: { value: 'Home' } } });
});

test('a page without islands keeps only the phrases of the page frame', async () => {
  const { props } = await run([{ uid: 'a', componentName: 'Static' }], { componentData: { a: 1 } });
  expect(props.page).toMatchObject({ dictionary: { [framePhrases[0]]: 'Skip' }, componentData: {} });
  expect(Object.keys(props.page.dictionary)).toEqual([framePhrases[0]]);
});

test.each([
  [['Static', 'JssIsland'], { sitecoreSiteName: 'main' }],
  [['Static', 'JssStatic', 'Island'], undefined],
])('a page with the components %j sends the values of `temp/config`: %j', async (names, sent) => {
  const renderings = names.map((componentName) => ({ uid: componentName, componentName }));
  const { props } = await run(renderings, { starterConfig: { sitecoreSiteName: 'main' } });
  expect(props.page.starterConfig).toEqual(sent);
});

test('islands get what their component reads, without placeholders', async () => {
  const { browser } = await run([]);
  const rendering = {
    uid: 'a',
    componentName: 'Island',
    dataSource: '/sitecore/content/Promo',
    params: { Key: 'secret', Styles: 'dark', Empty: ' ' },
    fields: { Text: { value: 'Hi', editable: '<b>Hi</b>' }, None: { value: '' } },
    placeholders: { box: [{ componentName: 'Static' }] },
    experiences: { v1: null },
  };
  const pruned = JSON.parse(JSON.stringify(browser?.toRendering(rendering)));
  expect(pruned).toEqual({
    uid: 'a',
    componentName: 'Island',
    dataSource: '1',
    params: { Styles: 'dark' },
    fields: { Text: { value: 'Hi' } },
  });
});

test.each([
  [{ Text: { value: '' } }, '1'],
  [[{ id: 'a' }], '1'],
  [{}, undefined],
  [undefined, undefined],
])('an island with the fields %j and no data source gets the data source %p', async (fields, expected) => {
  const { browser } = await run([]);
  expect(browser?.toRendering({ dataSource: '', fields }).dataSource).toBe(expected);
});

test.each([
  ['v1', 'v1'],
  ['_default', undefined],
  [undefined, undefined],
])('of the variant %p, the browser gets %p', async (variantId, expected) => {
  const { props } = await run([], { context: { variantId } });
  expect(props.page.layout.sitecore.context.variantId).toBe(expected);
});

test.each<['preview' | 'normal' | undefined, string | undefined, number | undefined]>([
  ['preview', 'preview', 3],
  ['normal', undefined, undefined],
  [undefined, undefined, undefined],
])(
  'of a page in the state %p, the browser gets the state %p and the version %p',
  async (pageState, state, version) => {
    const layout = { sitecore: { context: { pageState }, route: { name: 'home', itemVersion: 3 } } };
    const { sitecore } = (await run([], { layout })).props.page.layout;
    expect(sitecore.context.pageState).toBe(state);
    expect(sitecore.route?.itemVersion).toBe(version);
  },
);

test('removes what only the editor reads from the context', async () => {
  const context = { site: { name: 'main' }, itemPath: '/', clientScripts: ['a.js'], clientData: { a: {} } };
  const { props } = await run([], { context });
  expect(JSON.parse(JSON.stringify(props.page.layout.sitecore.context))).toEqual({ language: 'en' });
});

test('a page without a route stays without one', async () => {
  const layout = { sitecore: { context: { language: 'en' }, route: null } };
  const { props } = await run([], { layout });
  expect(props.page.layout.sitecore.route).toBeNull();
});
