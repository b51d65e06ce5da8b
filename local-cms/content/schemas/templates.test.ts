import { readSource } from '../source-file.ts';
import { toTemplates } from './templates.ts';

const read = (yaml: string) => toTemplates(readSource('templates.yml', yaml));

test('a field is written by its type, or with a hint and whether it is required', () => {
  const fields = read(
    'Hero: { Title: { type: text, required: true, hint: Six words }, Text: rich text }',
  ).get('Hero')?.fields;
  expect(fields).toEqual([
    { name: 'Title', type: 'text', itemTemplate: null, isRequired: true, hint: 'Six words' },
    { name: 'Text', type: 'rich text', itemTemplate: null, isRequired: false, hint: '' },
  ]);
});

test('a list of items can be required', () => {
  const fields = read('Card: {}\nGrid: { Cards: { type: items of Card, required: true } }').get(
    'Grid',
  )?.fields;
  expect(fields).toMatchObject([{ type: 'items', itemTemplate: 'Card', isRequired: true }]);
});

test.each([
  ['Hero:\n  Title: 3\n', 2, 'write the field’s type, for example: text, or { type: text, required: true'],
  ['Hero:\n  Title: { required: true }\n', 2, 'write the field’s type, for example: text'],
  ['Hero:\n  Title: { type: text, requird: true }\n', 2, 'unknown key "requird". Did you mean "required"?'],
  ['Hero:\n  Title:\n    type: text\n    required: yes please\n', 4, 'write true or false'],
  ['Hero:\n  Title:\n    type: text\n    hint: 3\n', 4, 'write the hint as text'],
  [`Hero:\n  Title: { type: text, hint: ${'a'.repeat(201)} }\n`, 2, 'at most 200 letters'],
  [
    'Hero:\n  Shown: { type: checkbox, required: true }\n',
    2,
    'a checkbox is on or off, and cannot be required',
  ],
  ['Hero:\n  Title: { type: txt }\n', 2, 'unknown field type "txt". Did you mean "text"?'],
])('%j has a problem in line %i: %s', (yaml, line, message) => {
  expect(() => read(yaml)).toThrow(`templates.yml:${line}  `);
  expect(() => read(yaml)).toThrow(message);
});
