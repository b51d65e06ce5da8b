import { createPage } from '@tests/fixtures/page';
import { use, useId } from 'react';
import { RenderingRoot } from '../component/RenderingRoot';
import type { NoFields, Rendering, RenderingProps } from '../component/types';
import { useComponentData, useIsLead, usePageData, usePhrase } from '../context/page-data';
import { Image, RichText, Text } from '../fields/fields';
import { Placeholder } from '../placeholder/Placeholder';
import { renderStaticPage } from './render-static-page';

const Leaf = ({ rendering }: RenderingProps) => (
  <p>
    {rendering.uid} {usePhrase<string>()('hello')}
  </p>
);
const Id = () => <i id={useId()} />;
const Words = ({ fields }: RenderingProps<{ Text: object }>) => <RichText field={fields.Text} />;
const Title = ({ fields }: RenderingProps<{ Text: object }>) => <Text tag="h2" field={fields.Text} />;
const Picture = ({ fields, rendering }: RenderingProps<{ Image: object }>) => (
  <Image field={fields.Image} isPriority={useIsLead(rendering)} />
);
const isText = (value: unknown): value is string => typeof value === 'string';
const Knowing = ({ rendering, fields, params }: RenderingProps) => {
  const data = useComponentData(rendering, isText);
  return <p>{JSON.stringify([fields, params, data, usePageData().siteName, Object.keys(rendering)])}</p>;
};
const Broken = () => {
  throw new Error('No wind today');
};
const never = new Promise<string>(() => undefined);
const Never = () => use(never);

const Box = ({ rendering, params }: RenderingProps) => (
  <RenderingRoot name="box" params={params} tag="section">
    <Placeholder name="box" rendering={rendering} />
  </RenderingRoot>
);
/** Shows the placeholders `column-1` and so on, as often as `show` names them. */
const Tabs = ({ rendering, params }: RenderingProps<NoFields, 'show'>) => (
  <>
    <Id />
    {(params.show ?? '1').split('').map((number, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
      <Placeholder key={index} name={`column-${number}`} rendering={rendering} />
    ))}
  </>
);

const components = { Leaf, Id, Words, Title, Picture, Knowing, Broken, Never, Box, Tabs };
// An island has the same component under another name.
const componentMap = Object.fromEntries(
  Object.entries(components).flatMap(([name, Default]) => [
    [name, { Default }],
    [`Island${name}`, { Default }],
  ]),
);

const leaf = (uid: string): Rendering => ({ uid, componentName: 'Leaf' });
const islandLeaf = (uid: string): Rendering => ({ uid, componentName: 'IslandLeaf' });
const box = (...renderings: Rendering[]): Rendering => ({
  uid: 'box',
  componentName: 'Box',
  placeholders: { box: renderings },
});
const tabs = (show: string, ...columns: Rendering[][]): Rendering => ({
  uid: 'tabs',
  componentName: 'IslandTabs',
  params: { show },
  placeholders: Object.fromEntries(columns.map((column, index) => [`column-${index + 1}`, column])),
});

type Options = Partial<Parameters<typeof renderStaticPage>[1]>;

function renderPage(renderings: readonly Rendering[], options: Options = {}) {
  const page = options.page ?? createPage(renderings);
  const { route } = page.layout.sitecore;
  const frame = route && <Placeholder name="headless-main" rendering={route} />;
  return renderStaticPage(frame, {
    page,
    componentMap,
    isIsland: ({ componentName = '' }) => componentName.startsWith('Island'),
    isEager: () => false,
    browser: { page, toRendering: (rendering) => rendering, isJss: () => false },
    deadlineMs: 2000,
    ...options,
  });
}

test('static components become HTML, and no islands', async () => {
  const { staticPage, errors } = await renderPage([box(leaf('a'), leaf('b'))]);
  const html = '<section class="component box"><p>a hello</p><p>b hello</p></section>';
  expect(staticPage).toEqual({ html, islands: [] });
  expect(errors).toEqual([]);
});

test('an island gets a place in the HTML, in which React keeps its comments for hydration', async () => {
  const { staticPage } = await renderPage([box(islandLeaf('a')), leaf('b')]);
  expect(staticPage.html).toBe(
    '<section class="component box"><div data-island="i0"><!--$--><p>a<!-- --> <!-- -->hello</p><!--/$--></div>' +
      '</section><p>b hello</p>',
  );
  expect(staticPage.islands).toEqual([{ id: 'i0', rendering: islandLeaf('a') }]);
});

test('ids of islands say where they are on the page', async () => {
  const { staticPage } = await renderPage([
    islandLeaf('a'),
    tabs('12', [leaf('static'), islandLeaf('b'), tabs('1', [islandLeaf('c')])], [box(islandLeaf('d'))]),
    islandLeaf('e'),
  ]);
  const found = [...staticPage.html.matchAll(/data-island="(\w+)"/g)].map(([, id]) => id);
  expect(found).toEqual(['i0', 'i1', 'i1s0i0', 'i1s0i1', 'i1s0i1s0i0', 'i1s1i0', 'i2']);
  const { islands } = staticPage;
  expect(islands.map(({ id, rendering: { uid } }) => [id, uid])).toEqual([
    ['i0', 'a'],
    ['i1', 'tabs'],
    ['i1s0i0', 'b'],
    ['i1s0i1', 'tabs'],
    ['i1s0i1s0i0', 'c'],
    ['i1s1i0', 'd'],
    ['i2', 'e'],
  ]);
});

test('the same page gives the same bytes, also when islands take different times', async () => {
  let waits = [0, 30];
  const createSlow = () => {
    const promises = waits.map((ms) => new Promise((resolve) => setTimeout(resolve, ms, 'slow')));
    return ({ params }: RenderingProps<NoFields, 'n'>) => (
      <p>{String(use(promises[Number(params.n)] ?? never))}</p>
    );
  };
  const renderSlow = () => {
    const slow = (n: string) => ({ uid: n, componentName: 'IslandSlow', params: { n } });
    const IslandSlow = { Default: createSlow() };
    return renderPage([tabs('1', [slow('0')], [slow('1')]), slow('1'), slow('0')], {
      componentMap: { ...componentMap, IslandSlow },
    });
  };
  const first = await renderSlow();
  waits = [30, 0];
  expect(JSON.stringify(await renderSlow())).toBe(JSON.stringify(first));
  expect(first.staticPage.islands).toHaveLength(5);
});

test('a placeholder that an island shows twice has two islands with ids of their own', async () => {
  const renderings = [islandLeaf('a'), { componentName: 'Id' }];
  const { staticPage } = await renderPage([tabs('11', renderings)]);
  expect(staticPage.islands.map(({ id, rendering: { uid } }) => [id, uid])).toEqual([
    ['i0', 'tabs'],
    ['i0s0i0', 'a'],
    ['i0s1i0', 'a'],
  ]);
  expect(staticPage.html.match(/data-island="\w+"/g)).toHaveLength(3);
  expect(new Set(staticPage.html.match(/ id="[^"]*"/g)).size).toBe(3);
});

test('the placeholders that an island does not show are in its hidden slots, with their islands', async () => {
  const { staticPage } = await renderPage([
    tabs('2', [leaf('closed'), islandLeaf('inside')], [leaf('open')], []),
  ]);
  expect(staticPage.html).toContain('<div data-slot="column-2"><p>open hello</p></div>');
  expect(staticPage.html).not.toContain('closed');
  const [island, inside] = staticPage.islands;
  expect(island?.hiddenSlots).toEqual({
    'column-1': expect.stringMatching(/^<p>closed hello<\/p><div data-island="i0h0i0">.*inside.*<\/div>$/),
    'column-3': '',
  });
  expect(inside).toEqual({ id: 'i0h0i0', rendering: islandLeaf('inside') });
});

test('an island without such placeholders has no hidden slots', async () => {
  const { staticPage } = await renderPage([tabs('12', [], []), islandLeaf('a')]);
  expect(staticPage.islands.map(({ hiddenSlots }) => hiddenSlots)).toEqual([undefined, undefined]);
});

test('a placeholder that the layout does not have is empty', async () => {
  const { staticPage } = await renderPage([tabs('7')]);
  expect(staticPage.html).toContain('<div data-slot="column-7"></div>');
});

test('an island and its placeholders know how wide their column is', async () => {
  const image = { value: { src: '/-/media/a.jpg', width: 1600, height: 900 } };
  const half = { GridParameters: 'col-12 col-lg-6' };
  const picture = { uid: 'p', componentName: 'IslandPicture', fields: { Image: image } };
  const inside = { ...tabs('1', [{ ...picture, componentName: 'Picture' }, picture]), uid: 'inside' };
  const { staticPage } = await renderPage([{ ...box(inside, picture), params: half }, picture]);
  expect(staticPage.html.match(/sizes="[^"]*"/g)).toEqual([
    ...Array(3).fill('sizes="(min-width: 78rem) 39rem, (min-width: 62rem) 50vw, 100vw"'),
    'sizes="(min-width: 78rem) 78rem, 100vw"',
  ]);
  expect(staticPage.islands.map(({ id, columnShare }) => [id, columnShare])).toEqual([
    ['i0', 0.5],
    ['i0s0i0', 0.5],
    ['i1', 0.5],
    ['i2', undefined],
  ]);
});

test('only the island with the first image of the page is the lead', async () => {
  const fields = { Image: { value: { src: '/a.jpg' } } };
  const { staticPage } = await renderPage([
    { componentName: 'IslandLeaf' },
    { uid: 'first', componentName: 'IslandPicture', fields },
    { uid: 'second', componentName: 'IslandPicture', fields },
  ]);
  expect(staticPage.islands.map(({ isLead }) => isLead)).toEqual([undefined, true, undefined]);
  expect(staticPage.html.match(/ loading="\w+"/g)).toEqual([' loading="eager"', ' loading="lazy"']);
});

test('no island is the lead of a page without images', async () => {
  const { staticPage } = await renderPage([{ componentName: 'IslandLeaf' }]);
  expect(staticPage.islands).toEqual([{ id: 'i0', rendering: { componentName: 'IslandLeaf' } }]);
});

test('an island is eager when its component is', async () => {
  const isEager = ({ uid }: Rendering) => uid === 'b';
  const { staticPage } = await renderPage([islandLeaf('a'), islandLeaf('b')], { isEager });
  expect(staticPage.islands.map((island) => island.isEager)).toEqual([undefined, true]);
});

test('an island sees only what the browser gets, a static component sees the whole page', async () => {
  const page = createPage(
    [
      {
        uid: 'a',
        componentName: 'IslandKnowing',
        fields: { A: { value: 'private' } },
        params: { key: 'private' },
      },
      { uid: 'b', componentName: 'Knowing', fields: { B: { value: 'text' } }, params: { key: 'text' } },
    ],
    { siteName: 'private-site', componentData: { a: 'private data', b: 'data' } },
  );
  const { staticPage } = await renderPage([], {
    page,
    browser: {
      page: { ...page, siteName: 'public', componentData: {} },
      toRendering: ({ uid, componentName }) => ({ uid, componentName, fields: { A: {} } }),
      isJss: () => false,
    },
  });
  const texts = [...staticPage.html.replaceAll('&quot;', '"').matchAll(/<p>(.*?)<\/p>/g)].map(
    ([, text]) => text,
  );
  expect(texts.map((text) => JSON.parse(text ?? ''))).toEqual([
    [{ A: {} }, {}, null, 'public', ['uid', 'componentName', 'fields']],
    [
      { B: { value: 'text' } },
      { key: 'text' },
      'data',
      'private-site',
      ['uid', 'componentName', 'fields', 'params'],
    ],
  ]);
  expect(staticPage.islands).toEqual([
    { id: 'i0', rendering: { uid: 'a', componentName: 'IslandKnowing', fields: { A: {} } } },
  ]);
});

test('an island whose rendering has no placeholders any more still shows them', async () => {
  const page = createPage([tabs('1', [leaf('inside')], [leaf('hidden')])]);
  const toRendering = ({ placeholders: _, ...rendering }: Rendering) => rendering;
  const { staticPage } = await renderPage([], { page, browser: { page, toRendering, isJss: () => false } });
  expect(staticPage.html).toContain('<p>inside hello</p>');
  expect(staticPage.islands).toEqual([
    {
      id: 'i0',
      rendering: { uid: 'tabs', componentName: 'IslandTabs', params: { show: '1' } },
      hiddenSlots: { 'column-2': '<p>hidden hello</p>' },
    },
  ]);
});

test.each<[string, Rendering[]]>([
  ['a static component', [leaf('a'), { componentName: 'Broken' }, islandLeaf('b')]],
  ['an island', [leaf('a'), { componentName: 'IslandBroken' }, islandLeaf('b')]],
  ['a component in an island', [tabs('1', [leaf('a'), { componentName: 'Broken' }, islandLeaf('b')])]],
  [
    'a component in a hidden placeholder',
    [leaf('a'), tabs('2', [{ componentName: 'Broken' }], [islandLeaf('b')])],
  ],
  ['an island in a static component', [leaf('a'), box({ componentName: 'IslandBroken' }), islandLeaf('b')]],
])('returns the error of %s, and the rest of the page', async (_what, renderings) => {
  const { staticPage, errors } = await renderPage(renderings);
  expect(errors).toEqual([new Error('No wind today')]);
  expect(staticPage.html).toContain('<p>a hello</p>');
  expect(staticPage.html).toContain('<p>b<!-- --> <!-- -->hello</p>');
});

test('returns the error of the frame', async () => {
  const page = createPage();
  const options = { page, componentMap, isIsland: () => false, isEager: () => false, deadlineMs: 2000 };
  const browser = { page, toRendering: (rendering: Rendering) => rendering, isJss: () => false };
  expect(await renderStaticPage(<Broken />, { ...options, browser })).toEqual({
    staticPage: { html: '', islands: [] },
    headElements: [],
    errors: [new Error('No wind today')],
  });
});

test.each(['Never', 'IslandNever'])(
  'the deadline ends the render of %s, which never resolves',
  async (componentName) => {
    const start = Date.now();
    const { staticPage, errors } = await renderPage([leaf('a'), { componentName }], { deadlineMs: 100 });
    expect(Date.now() - start).toBeLessThan(1500);
    expect(errors).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
    expect(staticPage.html).toContain('<p>a hello</p>');
  },
);

test('an island whose component is missing leaves nothing', async () => {
  const { staticPage, errors } = await renderPage([{ componentName: 'IslandNobody' }, leaf('a')]);
  expect(staticPage).toEqual({ html: '<p>a hello</p>', islands: [] });
  expect(errors).toEqual([]);
});

test('ids of elements differ between the page, its islands and their placeholders', async () => {
  const id = { componentName: 'Id' };
  const islandId = { componentName: 'IslandId' };
  const { staticPage } = await renderPage([
    id,
    islandId,
    islandId,
    tabs('12', [id, islandId], [id]),
    box(id),
  ]);
  const ids = staticPage.html.match(/ id="[^"]*"/g);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test.each(['Words', 'IslandWords', 'Title', 'IslandTitle'])(
  '%s shows content that looks like a token or like the place of an island',
  async (componentName) => {
    const value =
      '<div data-island="i0" data-slot="column-1">0:1: 00000000-0000-0000-0000-000000000000:0:</div>';
    const { staticPage } = await renderPage([
      { uid: 'w', componentName, fields: { Text: { value } } },
      islandLeaf('b'),
    ]);
    const text = staticPage.html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    expect(text).toContain(value);
    expect(staticPage.html.match(/<!--\$--><p>b/g)).toHaveLength(1);
  },
);
