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

test('keeps everything else that the editor reads', async () => {
  const rendering: Rendering = {
    uid: '1',
    componentName: 'Promo',
    dataSource: '/sitecore/content/main/Home/Data/Promo',
    params: { Styles: '' },
    fields: { Text: { value: '', metadata: { fieldId: '{1}' } } },
    placeholders: { 'box-{*}': [{ uid: '2', componentName: 'Outside', params: {} }] },
  };
  expect(await firstRendering(rendering)).toEqual(rendering);
});

test('does not change its input', async () => {
  const rendering: Rendering = Object.freeze({ uid: '1', params: Object.freeze({ Styles: '' }) });
  await pruned(rendering);
  expect(rendering).toEqual({ uid: '1', params: { Styles: '' } });
});
