// Changes content over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { aboutPath, startAuthoringCms, updateQuery } from '@tests/local-cms/start-authoring-cms';

import { toRenderingId } from '../../../model/add-owned-items.ts';

const keep = closeAfterEach();

const start = async () => keep(await startAuthoringCms());

const LAYOUT = `mutation ($input: UpdateLayoutInput!) { updateLayout(input: $input) { item { revision stage } } }`;

const ABOUT = `query { item(where: { path: "${aboutPath}", language: "en" }) { itemId revision } }`;

test('adds, moves, duplicates, changes and removes renderings, with one revision', async () => {
  const cms = await start();
  const { itemId, revision } = Object((await cms.send(ABOUT)).data?.item);
  const uid = (key: string) => toRenderingId(itemId, key);
  const change = (...operations: Record<string, unknown>[]) =>
    cms.send(LAYOUT, { input: { path: aboutPath, language: 'en', revision, by: 'Ada', operations } });
  const target = { placeholder: 'headless-main', index: 0 };
  const added = await change(
    { add: { target, component: 'Container' } },
    {
      move: {
        renderingId: uid('cards'),
        target: { renderingId: uid('container'), placeholder: 'container-{*}', index: 0 },
      },
    },
    { update: { renderingId: uid('promo'), values: { styles: ['dark'], grid: 'col-6' } } },
    { duplicate: { renderingId: uid('promo') } },
  );
  expect(added.errors).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).toBe(`# About us
template: Page
fields:
  Title: About   # short
  Content: |
    <p>We share.</p>
placeholders:
  headless-main:
    - component: Container
      id: container
      placeholders:
        container:
          - component: CardGrid
            id: cards
            fields:
              Cards:
                - { Title: One, Link: { to: /about/team } }
    - component: Promo
      id: promo
      fields: { PromoText: <p>Hi</p>, Count: 1 }
      experiences:
        members: { styles: dark }
      styles: [dark]
      grid: col-6
    - component: Promo
      id: promo-2
      fields:
        PromoText: <p>Hi</p>
        Count: 1
      experiences:
        members: { styles: dark }
      styles: [dark]
      grid: col-6
`);
  // An editor who has not seen that changes a field of the moved rendering.
  const input = {
    path: `${aboutPath}/Data/CardGrid cards`,
    language: 'en',
    revision,
    fields: [{ name: 'Title', value: 'Cards' }],
  };
  expect((await cms.send(updateQuery, { input })).errors).toBeUndefined();
  expect(
    await cms.read('pages/about/en.draft.yml'),
  ).toContain(`                - { Title: One, Link: { to: /about/team } }
              Title: Cards
`);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no operation', {}, 'Give exactly one of add, move, duplicate, remove and update.'],
  ['an unknown rendering', { remove: { renderingId: 'x' } }, 'The page has no rendering x.'],
  [
    'an unknown placeholder',
    { add: { target: { placeholder: 'x', index: 0 }, component: 'Title' } },
    'A page has the placeholders headless-header, headless-main, headless-footer.',
  ],
  [
    'an unknown component',
    { add: { target: { placeholder: 'headless-main', index: 0 }, component: 'Titel' } },
    'unknown component "Titel". Did you mean "Title"?',
  ],
])('refuses a layout with %s', async (_, operation, message) => {
  const cms = await start();
  const { errors } = await cms.send(LAYOUT, {
    input: { path: aboutPath, language: 'en', operations: [operation] },
  });
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});

test('changes how a variant looks and what is in it, and nothing that everybody sees', async () => {
  const cms = await start();
  const { itemId, revision } = Object((await cms.send(ABOUT)).data?.item);
  const variant = toRenderingId(itemId, 'promo for members');
  const operations = [
    { update: { renderingId: variant, values: { styles: [], variant: 'Default' } } },
    {
      add: {
        target: { renderingId: variant, placeholder: 'inner-{*}', index: 0 },
        component: 'RichText',
        values: { fields: { Text: '<p>Hi</p>' } },
      },
    },
  ];
  const input = { path: aboutPath, language: 'en', revision, by: 'Ada', operations };
  expect((await cms.send(LAYOUT, { input })).errors).toBeUndefined();
  const draft = (await cms.read('pages/about/en.draft.yml')) ?? '';
  const [before = '', after = ''] = draft.split('members:');
  expect(before).toContain('fields: { PromoText: <p>Hi</p>, Count: 1 }\n      experiences:');
  expect(after).toMatch(/styles: \[\][\s\S]*variant: Default[\s\S]*inner:[\s\S]*component: RichText/);
});
