import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestContent, publicUrl, revision } from '@tests/local-cms/create-test-snapshot.ts';
import { createGraphQL } from '../create-graphql.ts';

const typeDefs = readFileSync(path.join(import.meta.dirname, '../schema.graphql'), 'utf8');
const handle = createGraphQL(typeDefs, console);

const { snapshot } = createTestContent({
  'acme/shared/empty/en.yml': 'template: Promo\nfields: {}\n',
  'acme/shared/filled/en.yml': `
template: Promo
fields:
  PromoIcon: { media: coast.jpg, alt: Coast }
  PromoLink: { to: /about, text: About, anchor: team, target: _blank, class: big, querystring: a=1 }
  Report: { media: docs/report 1.pdf, title: Report }
  Since: 2026-05-01
  Count: 3
  Shown: true
`,
});

async function queryItem(item: string, fields: string): Promise<unknown> {
  const query = `{ item(path: "${item}", language: "en") { ${fields} } }`;
  const request = new Request(`${publicUrl}/graphql?${new URLSearchParams({ query })}`);
  return (await handle(request, { snapshot, publicUrl })).json();
}

const image = '... on ImageField { src(maxWidth: 100) alt width height extension mimeType size }';
const link = '... on LinkField { url text anchor target className queryString linkType targetItem { name } }';
const file = '... on FileField { url title description extension }';

test.each([
  [
    'filled',
    'PromoIcon',
    image,
    {
      src: `${publicUrl}/-/media/acme/coast.jpg?rev=${revision}&mw=100`,
      alt: 'Coast',
      width: 300,
      height: 200,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: 1234,
    },
  ],
  [
    'empty',
    'PromoIcon',
    '... on ImageField { src alt width extension }',
    { src: null, alt: null, width: null, extension: '' },
  ],
  [
    'filled',
    'PromoLink',
    link,
    {
      url: '/about',
      text: 'About',
      anchor: 'team',
      target: '_blank',
      className: 'big',
      queryString: 'a=1',
      linkType: 'internal',
      targetItem: { name: 'About' },
    },
  ],
  [
    'empty',
    'PromoLink',
    '... on LinkField { url linkType targetItem { name } }',
    { url: '', linkType: null, targetItem: null },
  ],
  [
    'filled',
    'Report',
    file,
    {
      url: `${publicUrl}/-/media/acme/docs/report%201.pdf?rev=${revision}`,
      title: 'Report',
      description: '',
      extension: 'pdf',
    },
  ],
  ['filled', 'Since', '... on DateField { dateValue }', { dateValue: Date.UTC(2026, 4, 1) }],
  ['empty', 'Since', '... on DateField { dateValue }', { dateValue: null }],
  ['filled', 'Count', 'value ... on NumberField { numberValue }', { value: '3', numberValue: 3 }],
  ['filled', 'Shown', 'value ... on CheckboxField { boolValue }', { value: '1', boolValue: true }],
])('returns the properties of the %s field %s', async (item, name, selection, field) => {
  const answer = await queryItem(
    `/sitecore/content/acme/Data/${item}`,
    `field(name: "${name}") { ${selection} }`,
  );
  expect(answer).toEqual({ data: { item: { field } } });
});

test('the value of a field that refers to items contains the ids of these items', async () => {
  const answer = await queryItem('/sitecore/content/acme/Home/About', 'field(name: "Related") { value }');
  const value = expect.stringMatching(/^\{[0-9A-F-]{36}\}\|\{[0-9A-F-]{36}\}$/);
  expect(answer).toEqual({ data: { item: { field: { value } } } });
});

test('fields that refer to items return these items', async () => {
  const fields = `
    title: field(name: "title") { __typename value jsonValue definition { name type } }
    lead: field(name: "Lead") { ... on LookupField { targetItem { name } } }
    cards: field(name: "Cards") { ... on MultilistField { count targetItems {
      name link: field(name: "Link") { value ... on LinkField { url linkType text targetItem { name } } } } } }
    none: field(name: "Nothing") { value }`;
  expect(await queryItem('/sitecore/content/acme/Home/About/Data/CardGrid cards', fields)).toEqual({
    data: {
      item: {
        title: {
          __typename: 'TextField',
          value: 'Cards',
          jsonValue: { value: 'Cards' },
          definition: { name: 'Title', type: 'Single-Line Text' },
        },
        lead: { targetItem: { name: 'join' } },
        cards: {
          count: 2,
          targetItems: [
            {
              name: 'Cards 1',
              link: {
                value: expect.stringMatching(
                  /^<link linktype="internal" id="\{.*\}" url="\/about\/team" \/>$/,
                ),
                url: '/about/team',
                linkType: 'internal',
                text: null,
                targetItem: { name: 'Team' },
              },
            },
            {
              name: 'Cards 2',
              link: {
                value: '<link url="https://example.org/" linktype="external" text="Elsewhere" />',
                url: 'https://example.org/',
                linkType: 'external',
                text: 'Elsewhere',
                targetItem: null,
              },
            },
          ],
        },
        none: null,
      },
    },
  });
});
