import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { framePhrases } from '@/rendering/component/component-server';
import { toServerPage } from '../server-page';
import { prune } from './prune';

async function pruned(rendering: Rendering, dictionary: Record<string, string> = {}) {
  const page = toServerPage({
    key: { siteName: 'main', language: 'en', path: [], variantIds: [] },
    site: sampleSite,
    layout: layoutOf([rendering]),
    dictionary,
    pageLanguages: [],
  });
  const componentServers = {
    Menu: { phrases: ['open'] },
    Other: { phrases: ['other'] },
    Outside: { serverParams: ['Key'] },
  };
  return prune(page, createPageDependencies({}, { componentServers }).dependencies);
}

const firstRendering = async (rendering: Rendering) =>
  JSON.parse(JSON.stringify((await pruned(rendering)).layout.sitecore.route?.placeholders))[
    'headless-main'
  ][0];

test('keeps only the phrases of the page frame and of the components on the page', async () => {
  const dictionary = { open: 'Open', other: 'Other', rest: 'Rest', [framePhrases[0]]: 'Skip' };
  expect((await pruned({ componentName: 'Menu' }, dictionary)).dictionary).toEqual({
    open: 'Open',
    [framePhrases[0]]: 'Skip',
  });
});

test('removes parameters that only the loader reads', async () => {
  const rendering = { uid: '1', componentName: 'Outside', params: { Key: 'secret', Styles: 'dark' } };
  expect(await firstRendering(rendering)).toMatchObject({ params: { Styles: 'dark' } });
  expect(JSON.stringify(await pruned(rendering))).not.toContain('secret');
});

test('removes experiences, empty parameters and data that only the editor reads', async () => {
  const rendering = {
    uid: '1',
    componentName: 'Promo',
    params: { Styles: ' ', GridParameters: 'col-12', RenderingIdentifier: '' },
    experiences: { v1: { uid: '2' } },
    fields: {
      Text: { value: 'Hi', editable: '<b>Hi</b>', metadata: { fieldId: '{1}' } },
      Items: [{ id: 'a' }],
    },
  };
  expect(await firstRendering(rendering)).toEqual({
    uid: '1',
    componentName: 'Promo',
    params: { GridParameters: 'col-12' },
    fields: { Text: { value: 'Hi' }, Items: [{ id: 'a' }] },
  });
});

test('removes empty fields and ids inside values, and hides the path of the data source', async () => {
  const rendering = {
    componentName: 'Promo',
    dataSource: '/sitecore/content/main/Home/Data/Promo',
    params: { FieldNames: 'Default' },
    fields: {
      Text: { value: '' },
      Link: { value: { href: '/a', id: '{1}', anchor: '' } },
      Icon: { value: {} },
      Empty: { value: { href: '' } },
      Count: { value: 0 },
      Shown: { value: false },
    },
  };
  expect(await firstRendering(rendering)).toEqual({
    componentName: 'Promo',
    dataSource: '1',
    params: {},
    fields: { Link: { value: { href: '/a' } }, Count: { value: 0 }, Shown: { value: false } },
  });
});

test('a component can prune its own fields and keep route fields', async () => {
  const page = toServerPage({
    key: { siteName: 'main', language: 'en', path: [], variantIds: [] },
    site: sampleSite,
    layout: layoutOf([{ componentName: 'List', fields: { Cards: ['a', 'b'] } }], {
      Title: { value: 'Home' },
      Content: { value: 'Text' },
    }),
    dictionary: {},
    pageLanguages: [],
  });
  const componentServers = { List: { pruneFields: () => ({ Cards: [] }), routeFields: ['Content'] } };
  const { route } = (await prune(page, createPageDependencies({}, { componentServers }).dependencies)).layout
    .sitecore;
  expect(route?.fields).toEqual({ Content: { value: 'Text' } });
  expect(route?.placeholders?.['headless-main']?.[0]?.fields).toEqual({ Cards: [] });
});

test('prunes nested renderings', async () => {
  const inner = { uid: '2', componentName: 'Promo', experiences: {} };
  expect(await firstRendering({ componentName: 'Box', placeholders: { 'box-{*}': [inner] } })).toEqual({
    componentName: 'Box',
    placeholders: { 'box-{*}': [{ uid: '2', componentName: 'Promo' }] },
  });
});

test('does not change its input', async () => {
  const rendering: Rendering = Object.freeze({ uid: '1', params: Object.freeze({ Styles: '' }) });
  await pruned(rendering);
  expect(rendering).toEqual({ uid: '1', params: { Styles: '' } });
});
