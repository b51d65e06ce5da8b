import fc from 'fast-check';
import { parseComponentProps } from './component-props';

test.each([
  [undefined, {}],
  ['', {}],
  [' ', {}],
  ['null', {}],
  ['{}', {}],
  ['{"a":1}', { a: 1 }],
  ['{"a"', null],
  ['{a:1}', null],
  ['[1]', null],
  ['"text"', null],
  ['7', null],
  ['undefined', null],
])('parses %j as %j', (text, props) => {
  expect(parseComponentProps(text)).toEqual(props);
});

test('does not throw for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseComponentProps(text)).not.toThrow();
    }),
  );
});
