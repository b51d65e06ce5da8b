/** @jest-environment node */
import { toFlag } from './to-flag';

test.each([true, '1', 1])('%j is ticked', (value) => {
  expect(toFlag({ value })).toBe(true);
});

test.each([false, '', '0', 0, 'yes', null, {}, undefined])('%j is not ticked', (value) => {
  expect(toFlag({ value })).toBe(false);
  expect(toFlag(value)).toBe(false);
});
