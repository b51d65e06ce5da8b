import { toNumberProp, toTextProp } from './given-props';

test.each([
  ['text', 'text'],
  ['', 'absent'],
  [undefined, 'absent'],
  [7, 'absent'],
  [{}, 'absent'],
])('reads %j as the text %j', (value, text) => {
  expect(toTextProp({ value }, 'value', 'absent')).toBe(text);
});

test.each([
  [7, 7],
  [0, 0],
  [101, 100],
  [-1, 5],
  [Number.NaN, 5],
  ['7', 5],
  [undefined, 5],
])('reads %j as the number %d', (value, number) => {
  expect(toNumberProp({ value }, 'value', { absent: 5, most: 100 })).toBe(number);
});
