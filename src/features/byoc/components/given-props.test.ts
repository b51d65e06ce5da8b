import { toNumberProp, toTextProp } from './given-props';

test.each([
  ['text', 'text'],
  ['', 'fallback'],
  [undefined, 'fallback'],
  [7, 'fallback'],
  [{}, 'fallback'],
])('reads %j as the text %j', (value, text) => {
  expect(toTextProp({ value }, 'value', 'fallback')).toBe(text);
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
  expect(toNumberProp({ value }, 'value', { fallback: 5, max: 100 })).toBe(number);
});
