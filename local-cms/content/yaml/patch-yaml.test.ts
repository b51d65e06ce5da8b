import { parse } from 'yaml';
import { countSame } from '../count-same.ts';
import { patchYaml } from './patch-yaml.ts';

const page = `# The home page
template: Page   # checked by the CMS
fields:
  Title: 'Home'   # shown in the tab
  Description:
    Solvind is a Danish cooperative that builds and runs wind turbines and rooftop
    solar owned by the people who live near them.

placeholders:
  headless-main:
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
      styles: [band, wide]
      fields: { Text: "<p>a</p>" }
    - component: Promo
      datasource: shared/join
`;

type Data = ReturnType<typeof readPage>;

// biome-ignore lint/suspicious/noExplicitAny: the tests change any part of the data.
const readPage = (): any => parse(page);

/** Lists the lines that were removed (-) and added (+). */
function diff(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const { start, end } = countSame(a, b);
  return [
    ...a.slice(start, a.length - end).map((line) => `-${line}`),
    ...b.slice(start, b.length - end).map((line) => `+${line}`),
  ];
}

function change(edit: (data: Data) => void, text = page): string[] {
  const data = parse(text);
  edit(data);
  const patched = patchYaml(text, data);
  expect(parse(patched)).toEqual(data);
  return diff(text, patched);
}

test('keeps a text with the same data as it is', () => {
  expect(patchYaml(page, parse(page))).toBe(page);
});

test.each<[string, (data: Data) => void, string[]]>([
  [
    'keeps the quotes and the comment of a text',
    (data) => {
      data.fields.Title = 'It’s windy';
    },
    ["-  Title: 'Home'   # shown in the tab", "+  Title: 'It’s windy'   # shown in the tab"],
  ],
  [
    'quotes a text that would not be a text without',
    (data) => {
      data.template = 'yes: no';
    },
    ['-template: Page   # checked by the CMS', '+template: "yes: no"   # checked by the CMS'],
  ],
  [
    'changes one line of a literal block',
    (data) => {
      data.placeholders['headless-main'][0].fields.Text = '<p>One</p>\n\n<p>Three</p>\n';
    },
    ['-          <p>Two</p>', '+          <p>Three</p>'],
  ],
  [
    'changes the header of a literal block that no longer ends with a line break',
    (data) => {
      data.placeholders['headless-main'][0].fields.Text = '<p>One</p>\n\n<p>Two</p>';
    },
    ['-        Text: |  # reviewed', '+        Text: |-  # reviewed'],
  ],
  [
    'keeps the line breaks of a long plain text',
    (data) => {
      data.fields.Description = data.fields.Description.replace('near', 'beside');
    },
    [
      '-    solar owned by the people who live near them.',
      '+    solar owned by the people who live beside them.',
    ],
  ],
  [
    'changes a value in a flow map',
    (data) => {
      data.placeholders['headless-main'][0].fields.Link.text = 'Join us, now';
    },
    [
      '-        Link: { to: /membership, text: Become a member }',
      '+        Link: { to: /membership, text: "Join us, now" }',
    ],
  ],
  [
    'adds a key to a flow map',
    (data) => {
      data.placeholders['headless-main'][0].fields.Link.target = '_blank';
    },
    [
      '-        Link: { to: /membership, text: Become a member }',
      '+        Link: { to: /membership, text: Become a member, target: _blank }',
    ],
  ],
  [
    'adds a key behind its neighbor',
    (data) => {
      data.placeholders['headless-main'][2] = { component: 'Promo', id: 'join', datasource: 'shared/join' };
    },
    ['+      id: join'],
  ],
  [
    'removes a key with its comment',
    (data) => {
      delete data.fields.Title;
    },
    ["-  Title: 'Home'   # shown in the tab"],
  ],
  [
    'removes an entry of a flow list',
    (data) => {
      data.placeholders['headless-main'][1].styles = ['wide'];
    },
    ['-      styles: [band, wide]', '+      styles: [wide]'],
  ],
  [
    'opens a flow map for a text of several lines',
    (data) => {
      data.placeholders['headless-main'][1].fields.Text = '<p>a</p>\n<p>b</p>\n';
    },
    [
      '-      fields: { Text: "<p>a</p>" }',
      '+      fields:',
      '+        Text: |',
      '+          <p>a</p>',
      '+          <p>b</p>',
    ],
  ],
  [
    'removes a rendering with the comment above it',
    (data) => {
      data.placeholders['headless-main'].splice(1, 1);
    },
    [
      '-    # Ask Ada before you change this.',
      '-    - component: RichText',
      '-      id: intro',
      '-      styles: [band, wide]',
      '-      fields: { Text: "<p>a</p>" }',
    ],
  ],
  [
    'adds a rendering in the style of the files',
    (data) => {
      data.placeholders['headless-main'].splice(1, 0, {
        component: 'CallToAction',
        fields: { Title: 'Join', Link: { to: '/join', text: 'Join' }, Text: '<p>a</p>\n<p>b</p>' },
      });
    },
    [
      '+    - component: CallToAction',
      '+      fields:',
      '+        Title: Join',
      '+        Link: { to: /join, text: Join }',
      '+        Text: |-',
      '+          <p>a</p>',
      '+          <p>b</p>',
    ],
  ],
  [
    'moves a rendering with its comments',
    (data) => {
      const list = data.placeholders['headless-main'];
      list.push(list.splice(1, 1)[0]);
    },
    [
      '-    # Ask Ada before you change this.',
      '-    - component: RichText',
      '-      id: intro',
      '-      styles: [band, wide]',
      '-      fields: { Text: "<p>a</p>" }',
      '-    - component: Promo',
      '-      datasource: shared/join',
      '+    - component: Promo',
      '+      datasource: shared/join',
      '+    # Ask Ada before you change this.',
      '+    - component: RichText',
      '+      id: intro',
      '+      styles: [band, wide]',
      '+      fields: { Text: "<p>a</p>" }',
    ],
  ],
])('%s', (_, edit, lines) => {
  expect(change(edit)).toEqual(lines);
});

test('keeps the line breaks of Windows', () => {
  const text = page.replaceAll('\n', '\r\n');
  const data = parse(text);
  data.placeholders['headless-main'][0].fields.Text = '<p>1</p>\n<p>2</p>\n';
  data.placeholders['headless-main'].push({ component: 'Title' });
  const patched = patchYaml(text, data);
  expect(parse(patched)).toEqual(data);
  expect(patched.replaceAll('\r\n', '')).not.toContain('\n');
});
