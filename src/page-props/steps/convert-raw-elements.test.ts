import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { toServerPage } from '../server-page';
import { convertRawElements } from './convert-raw-elements';

const { dependencies } = createPageDependencies();
const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
const run = async (layout: ReturnType<typeof layoutOf>) => {
  const page = toServerPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  return (await convertRawElements(page, dependencies)).layout;
};
const element = { name: 'p', attributes: { class: 'note' }, contents: 'Hi' };
const shown = {
  uid: undefined,
  componentName: 'RawElement',
  fields: { Html: { value: '<p class="note">Hi</p>' } },
};

test('turns raw elements into renderings, also in nested placeholders', async () => {
  const box = { componentName: 'Box', placeholders: { box: [element] } };
  expect(await run(layoutOf([element, box]))).toEqual(
    layoutOf([shown, { ...box, placeholders: { box: [shown] } }]),
  );
});

test('leaves components (also those with a display name) and renderings without a name unchanged', async () => {
  const layout = layoutOf([{ componentName: 'Box', name: 'My box' }, { uid: 'nameless' }]);
  expect(await run(layout)).toEqual(layout);
});

test('turns raw elements into renderings in edit mode too, because the SDK would run their scripts', async () => {
  const layout = layoutOf([{ name: 'script', contents: 'alert(1)' }]);
  layout.sitecore.context.pageEditing = true;
  const shownLayout = await run(layout);
  expect(shownLayout.sitecore.route?.placeholders?.['headless-main']?.[0]).toMatchObject({
    componentName: 'RawElement',
  });
});
