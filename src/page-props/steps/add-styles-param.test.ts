import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../server-page';
import { addStylesParam } from './add-styles-param';

async function run(rendering: Rendering): Promise<Rendering | undefined> {
  const key = { siteName: 'main', language: 'en', path: [], variantIds: [] };
  const parts = { key, site: sampleSite, layout: layoutOf([rendering]), pageLanguages: [], dictionary: {} };
  const { layout } = await addStylesParam(toServerPage(parts), createPageDependencies().dependencies);
  return layout.sitecore.route?.placeholders?.['headless-main']?.[0];
}

test.each([
  [{ GridParameters: 'col-12', Styles: 'dark', FieldNames: 'Default' }, 'col-12 dark'],
  [{ GridParameters: 'col-12', FieldNames: 'Default', styles: 'of the CMS' }, 'col-12 '],
  [{ Styles: 'dark' }, ' dark'],
  [{ styles: 'of the CMS' }, 'of the CMS'],
  [{}, ' '],
  [undefined, ' '],
])('the params %j have the styles %j', async (params, styles) => {
  expect((await run({ componentName: 'Promo', params }))?.params).toEqual({ ...params, styles });
});

test('renderings inside others get their styles too', async () => {
  const inner = { componentName: 'Promo', params: { Styles: 'dark' } };
  const outer = await run({ componentName: 'Box', placeholders: { box: [inner] } });
  expect(outer?.placeholders?.box?.[0]?.params).toEqual({ Styles: 'dark', styles: ' dark' });
});
