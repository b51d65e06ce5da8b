import { createPageDependencies } from '@tests/fakes/page-dependencies';
import { createPage } from '@tests/fixtures/page';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { framePhrases } from '@/rendering/component/component-server';
import { toLiveProps } from './to-live-props';

const head = { title: '', alternates: [], links: [] };

async function pruned(rendering: Rendering, dictionary: Record<string, string> = {}) {
  const componentServers = {
    Menu: { phrases: ['open'] },
    Other: { phrases: ['other'] },
    Outside: { serverParams: ['Key'] },
  };
  const page = createPage([rendering], { dictionary });
  return (await toLiveProps({ page, head }, createPageDependencies({}, { componentServers }).dependencies))
    .page;
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
    dataSource: '1',
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

test('keeps the fields of the page that a component shows', async () => {
  const fields = { Title: { value: 'Home' }, Content: { value: 'Text' } };
  const page = createPage([{ componentName: 'List' }], { fields });
  const componentServers = { List: { routeFields: ['Content'] } };
  const live = await toLiveProps(
    { page, head },
    createPageDependencies({}, { componentServers }).dependencies,
  );
  expect(live.page.layout.sitecore.route?.fields).toEqual({ Content: { value: 'Text' } });
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
