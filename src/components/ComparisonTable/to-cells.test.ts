import { toCells } from './to-cells';

test.each([
  ['a\nb', undefined, ['a', 'b']],
  ['a\r\n b \n', undefined, ['a', 'b']],
  ['a\n\nc', undefined, ['a', '', 'c']],
  ['', undefined, []],
  [null, undefined, []],
  ['a', 3, ['a', '', '']],
  ['a\nb\nc', 2, ['a', 'b']],
  [7, 1, ['7']],
])('for the value %j and %p cells, the cells are %j', (value, count, cells) => {
  expect(toCells({ value }, count)).toEqual(cells);
});
