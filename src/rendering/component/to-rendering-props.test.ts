import { toFields, toRenderingProps } from './to-rendering-props';

const title = { value: 'Hello' };

test.each([
  ['fields by name', { Title: title, Cards: [title] }, { Title: title, Cards: [title] }],
  ['a list', [title, title], { 0: title, 1: title }],
  ['values that are not fields', { a: null, b: 'text', c: 1, d: true, Title: title }, { Title: title }],
  ['a string', 'text', {}],
  ['null', null, {}],
  ['undefined', undefined, {}],
])('reads the fields of %s', (_kind, fields, expected) => {
  expect(toFields(fields)).toEqual(expected);
});

test('gives a component empty fields and params when the rendering has none', () => {
  const rendering = { componentName: 'Text' };
  expect(toRenderingProps(rendering)).toEqual({ fields: {}, params: {}, rendering });
});
