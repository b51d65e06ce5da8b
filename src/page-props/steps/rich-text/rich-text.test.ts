import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { toServerPage } from '../../server-page';
import { createPageIds } from './page-ids';
import { richText } from './rich-text';

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
  const { route } = (await richText(page, createPageDependencies().dependencies)).layout.sitecore;
  expect(JSON.stringify(layout)).toBe(before);
  return JSON.parse(JSON.stringify({ fields: route?.fields, main: route?.placeholders?.['headless-main'] }));
}

const heading = (text: string) => ({ Text: { value: `<h2>${text}</h2>` } });

test('makes rich text ready wherever the CMS nests it', async () => {
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

test('no id is there twice on a page: not that of a rendering, nor one that an editor wrote further down', async () => {
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

test('leaves everything that is no text of a field as it is', async () => {
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

test('an editor sees what visitors will, and has beside it what was written', async () => {
  const written = '<h2>A</h2><script>x</script>';
  const metadata = { fieldId: '1', rawValue: written };
  const fields = { Text: { value: written, metadata } };
  expect((await shown([{ fields }], { context: { pageEditing: true } })).main).toEqual([
    { fields: { Text: { value: '<h2 id="a">A</h2>', metadata } } },
  ]);
});

test('ids of many equal headings take work in proportion to their number', async () => {
  const count = 2000;
  const has = jest.spyOn(Set.prototype, 'has');
  const ids = createPageIds({}, []);
  for (let index = 0; index < count; index++) ids.create('Same');
  const lookups = has.mock.calls.length;
  has.mockRestore();
  expect(ids.create('Same')).toBe(`same-${count + 1}`);
  expect(lookups).toBeLessThanOrEqual(3 * count);
});
