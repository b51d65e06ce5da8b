import { readSource } from '../source-file.ts';
import { checkFields, createChecker } from './check-fields.ts';
import { folderTemplate, toTemplates } from './templates.ts';

const templates = toTemplates(
  readSource(
    'templates.yml',
    `
Card: { Title: text }
All: { Text: text, Image: image, Link: link, Links: links, File: file, Date: date, Number: number, Shown: checkbox,
  Item: item of Card, Items: items of Card, Loose: item }
`,
  ),
);

function check(yaml: string) {
  const source = readSource('x.yml', yaml);
  const checker = createChecker(source, templates);
  const { values } = checkFields(checker, [], source.data, templates.get('All') ?? folderTemplate);
  return { checker, values: [...values].map(([name, { value }]) => [name, value]) };
}

test('every field of the template has a value, in the order of the template', () => {
  const { checker, values } = check('Shown: true\nText: 7\n');
  checker.finish();
  expect(values).toEqual([
    ['Text', '7'],
    ['Image', null],
    ['Link', null],
    ['Links', []],
    ['File', null],
    ['Date', ''],
    ['Number', null],
    ['Shown', true],
    ['Item', null],
    ['Items', []],
    ['Loose', null],
  ]);
});

test('an inline item has the template of its field, and a reference to a shared item has no template', () => {
  const { checker, values } = check('Items:\n  - Title: One\n  - shared/two\n');
  checker.finish();
  expect(Object.fromEntries(values).Items).toMatchObject([
    { kind: 'inline', template: 'Card', line: 2 },
    { kind: 'shared', name: 'two', line: 3 },
  ]);
});

test.each([
  ['Text: a\nTxet: b\n', 'x.yml:2  unknown field of All "Txet". Did you mean "Text"?'],
  ['constructor: a\n', 'x.yml:1  unknown field of All "constructor"'],
  ['Links:\n  - to: /\n  - to: about\n', 'x.yml:3  Links.to: write a page as its path'],
  ['Links: { to: / }\n', 'x.yml:1  Links: write a list'],
  ['Items:\n  - Title: a\n    Tilte: b\n', 'x.yml:3  unknown field of Card "Tilte"'],
  ['Loose: { Title: a }\n', 'x.yml:1  Loose: an inline item needs a template'],
  ['Image:\n  media: a.jpg\n  atl: b\n', 'x.yml:3  Image: unknown key "atl". Did you mean "alt"?'],
  ['Number: "1"\nShown: 1\n', 'x.yml:1  Number: write a number, without quotes\nx.yml:2  Shown: write true'],
])('the fields %j have the problem %j', (yaml, problem) => {
  expect(() => check(yaml).checker.finish()).toThrow(problem);
});
