/** @jest-environment node */
import { createSources, layoutOf, sampleSite } from '../fake-sources';
import { toLoadedPage } from '../load-page';
import { rawElements } from './raw-elements';

const { sources } = createSources();
const key = { siteName: 'main', language: 'en', variantIds: [], path: [] };
const run = async (layout: ReturnType<typeof layoutOf>) => {
  const page = toLoadedPage({ key, site: sampleSite, layout, dictionary: {}, pageLanguages: [] });
  return (await rawElements(page, sources)).layout;
};
const element = { name: 'p', attributes: { class: 'note' }, contents: 'Hi' };
const shown = {
  uid: undefined,
  componentName: 'RawElement',
  fields: { tag: 'p', attributes: { class: 'note' }, contents: { value: 'Hi' } },
};

test('gives raw elements, also inside components, to the component that shows them', async () => {
  const box = { componentName: 'Box', placeholders: { box: [element] } };
  expect(await run(layoutOf([element, box]))).toEqual(
    layoutOf([shown, { ...box, placeholders: { box: [shown] } }]),
  );
});

test('leaves components, even with a display name, and what has no name at all', async () => {
  const layout = layoutOf([{ componentName: 'Box', name: 'My box' }, { uid: 'nameless' }]);
  expect(await run(layout)).toEqual(layout);
});

test('does so while editing, where the SDK would run scripts among them', async () => {
  const layout = layoutOf([{ name: 'script', contents: 'alert(1)' }]);
  layout.sitecore.context.pageEditing = true;
  const shownLayout = await run(layout);
  expect(shownLayout.sitecore.route?.placeholders?.['headless-main']?.[0]).toMatchObject({
    componentName: 'RawElement',
  });
});
