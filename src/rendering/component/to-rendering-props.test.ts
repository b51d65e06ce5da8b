import { hasContent, toFields, toRenderingProps } from './to-rendering-props';

const title = { value: 'Hello' };

test.each([
  ['an object of fields', { Title: title, Cards: [title] }, { Title: title, Cards: [title] }],
  ['a list of fields', [title, title], { 0: title, 1: title }],
  ['an object with other values', { a: null, b: 'text', c: 1, d: true, Title: title }, { Title: title }],
  ['a string', 'text', {}],
  ['null', null, {}],
  ['undefined', undefined, {}],
])('reads the fields from %s', (_kind, fields, expected) => {
  expect(toFields(fields)).toEqual(expected);
});

test('passes empty fields and params to a component when the rendering has none', () => {
  const rendering = { componentName: 'Text' };
  expect(toRenderingProps(rendering)).toEqual({ fields: {}, params: {}, rendering });
});

test.each([
  [{ dataSource: 'a' }, true],
  [{ dataSource: '', fields: { Title: title } }, true],
  [{ fields: [title] }, true],
  [{ dataSource: '', fields: { Title: null } }, false],
  [{}, false],
])('the rendering %j has content: %p', (rendering, expected) => {
  expect(hasContent(rendering)).toBe(expected);
});
