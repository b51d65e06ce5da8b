import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../../server-page';
import { processRichText } from './process-rich-text';

async function shown(renderings: Rendering[], { context = {}, fields = {} } = {}) {
  const { sitecore } = layoutOf(renderings, fields);
  const layout = { sitecore: { ...sitecore, context: { ...sitecore.context, ...context } } };
  const page = toServerPage({
    key: { siteName: 'main', language: 'en', path: [], variantIds: [] },
    site: sampleSite,
    layout,
    dictionary: { 'opens-in-new-tab': 'new tab' },
    pageLanguages: [],
  });
  const before = JSON.stringify(layout);
  const { route } = (await processRichText(page, createPageDependencies().dependencies)).layout.sitecore;
  expect(JSON.stringify(layout)).toBe(before);
  return JSON.parse(JSON.stringify({ fields: route?.fields, main: route?.placeholders?.['headless-main'] }));
}

const heading = (text: string) => ({ Text: { value: `<h2>${text}</h2>` } });

test('sanitizes and marks rich text at every depth of the layout', async () => {
  const inner = { componentName: 'RichText', fields: heading('In a box') };
  const list = {
    Cards: [{ fields: heading('In a list') }],
    data: { item: { field: heading('By a resolver') } },
  };
  const { fields, main } = await shown(
    [
      { componentName: 'Box', placeholders: { 'box-{*}': [inner] } },
      { componentName: 'List', fields: list },
    ],
    { fields: { Content: { value: '<h2>Page</h2><script>x</script>' } } },
  );
  expect(fields.Content.value).toBe('<h2 id="page">Page</h2>');
  expect(main[0].placeholders['box-{*}'][0].fields.Text.value).toBe('<h2 id="in-a-box">In a box</h2>');
  expect(main[1].fields.Cards[0].fields.Text.value).toBe('<h2 id="in-a-list">In a list</h2>');
  expect(main[1].fields.data.item.field.Text.value).toBe('<h2 id="by-a-resolver">By a resolver</h2>');
});

test('keeps ids unique on a page, also among renderings and ids that editors wrote', async () => {
  const { main } = await shown([
    { params: { RenderingIdentifier: 'risk' }, fields: heading('Risk') },
    { fields: heading('Team') },
    { fields: heading('Team') },
    { fields: { Text: { value: '<p id="team">Us</p><p id="team">Again</p>' } } },
  ]);
  expect(
    main.map((rendering: { fields: { Text: { value: string } } }) => rendering.fields.Text.value),
  ).toEqual([
    '<h2 id="risk-2">Risk</h2>',
    '<h2 id="team-2">Team</h2>',
    '<h2 id="team-3">Team</h2>',
    '<p id="team">Us</p><p>Again</p>',
  ]);
});

test('changes nothing but the text of fields', async () => {
  const rendering = {
    componentName: 'Promo',
    params: { Note: '<b>x' },
    fields: {
      Link: { value: { href: '/a', text: 'a <b' } },
      Count: { value: 3 },
      Shown: { value: true },
      Item: null,
    },
  };
  expect((await shown([rendering])).main).toEqual([rendering]);
});

test('in edit mode changes the shown text but not the original text in the metadata', async () => {
  const written = '<h2>A</h2><script>x</script>';
  const metadata = { fieldId: '1', rawValue: written };
  const fields = { Text: { value: written, metadata } };
  expect((await shown([{ fields }], { context: { pageEditing: true } })).main).toEqual([
    { fields: { Text: { value: '<h2 id="a">A</h2>', metadata } } },
  ]);
});
