/** @jest-environment node */
import { toNumber } from './to-number';

test.each([
  [0, 0],
  [-2.5, -2.5],
  ['40', 40],
  [' 1e3 ', 1000],
])('%j is the number %d', (value, number) => {
  expect(toNumber({ value })).toBe(number);
});

test.each(['', ' ', 'many', '1,000', null, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY, undefined])(
  '%p is no number',
  (value) => {
    expect(toNumber({ value })).toBeNull();
  },
);
