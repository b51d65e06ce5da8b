import fc from 'fast-check';
import { queryJson } from './json-path';

const json = { items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], 'two words': { x: 1 }, none: null };

test.each([
  ['$', [json]],
  ['items[0].name', ['a']],
  ['$.items[*].name', ['a', 'b', 'c']],
  ['items.*.name', ['a', 'b', 'c']],
  ['items.$.*.name', ['a', 'b', 'c']],
  ['items[0:2].name', ['a', 'b']],
  ['items[1:].name', ['b', 'c']],
  ['items[0,2].name', ['a', 'c']],
  ['items[0,1:3].name', ['a', 'b', 'c']],
  ['items[-1].name', ['c']],
  ["['two words'].x", [1]],
  ['["two words"]["x"]', [1]],
  ['none', [null]],
  ['none.x', []],
  ['gone.x', []],
  ['items[9]', []],
  ['constructor', []],
  ['items.length.x', []],
])('finds at the path %s the values %j', (path, values) => {
  expect(queryJson(json, path)).toEqual(values);
});

test.each([
  '$..name',
  'items[?(@.name)]',
  'items[(@.length-1)]',
  'items[]',
  'items[',
  "items['name",
  'items.`x',
  'a^',
  '$.items[?(process.exit())]',
  'x'.repeat(301),
])('does not support the path %s', (path) => {
  expect(queryJson(json, path)).toBeNull();
});

const deepList: unknown = Array.from({ length: 40 }).reduce((inner) => [inner], 1);

test('returns null if a path finds too many values', () => {
  expect(queryJson(deepList, '[*,*]'.repeat(30))).toBeNull();
  expect(queryJson({ a: { a: 1 } }, '[*,*]'.repeat(2))).toEqual([1, 1, 1, 1]);
});

test('does not throw for any path and any data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ maxLength: 400 }), (data, path) => {
      const found = queryJson(data, path);
      expect(found === null || Array.isArray(found)).toBe(true);
    }),
  );
});
