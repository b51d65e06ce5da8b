import { parse } from 'yaml';
import { patchYaml } from './patch-yaml.ts';

const page = `placeholders:
  main:
    # The picture was agreed with the harbour.
    - component: Hero
      id: top
      fields:
        Title: "The wind: all of us"
        Text: |  # reviewed
          <p>One</p>

          <p>Two</p>
        Link: { to: /membership, text: Become a member }
    # Ask Ada before you change this.
    - component: RichText
      id: intro
      fields: { Text: "<p>a</p>" }
    - component: Promo
      datasource: shared/join
`;

// biome-ignore lint/suspicious/noExplicitAny: the tests change any part of the data.
const readPage = (): any => parse(page);

test('moves a rendering into another list, with its comments and quotes', () => {
  const data = readPage();
  const list = data.placeholders.main;
  const [hero] = list.splice(0, 1);
  list[0].placeholders = { container: [hero] };
  const patched = patchYaml(page, data);
  expect(parse(patched)).toEqual(data);
  expect(patched).toContain(`      fields: { Text: "<p>a</p>" }
      placeholders:
        container:
          - component: Hero
            id: top
            fields:
              Title: "The wind: all of us"
              Text: |  # reviewed
                <p>One</p>

                <p>Two</p>
              Link: { to: /membership, text: Become a member }
    - component: Promo
`);
});

test('moves a rendering that was changed too, with its comments and quotes', () => {
  const data = readPage();
  const list = data.placeholders.main;
  list.push(list.shift());
  list[2].fields.Title = 'The wind: yours';
  const patched = patchYaml(page, data);
  expect(parse(patched)).toEqual(data);
  expect(patched).toContain(`      datasource: shared/join
    - component: Hero
      id: top
      fields:
        Title: "The wind: yours"
        Text: |  # reviewed
`);
});

test('brings a removed rendering back with its comments, from an earlier text', () => {
  const data = readPage();
  data.placeholders.main.splice(1, 1);
  const without = patchYaml(page, data);
  expect(without).not.toContain('Ada');
  expect(patchYaml(without, readPage(), [page])).toBe(page);
});
