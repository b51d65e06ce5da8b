import { countMinutes } from './count-minutes';

const words = (count: number) => [Array.from({ length: count }, () => 'wind').join(' ')];

test.each([
  [0, 0],
  [1, 1],
  [440, 2],
  [1100, 5],
])('%d words take %d minutes', (count, minutes) => {
  expect(countMinutes(words(count), 'en')).toBe(minutes);
});

test('finds words in a script without spaces', () => {
  expect(countMinutes(['風力発電所は海の上にあります。'.repeat(100)], 'ja')).toBeGreaterThan(1);
});

test('an endless text takes no longer than a long one', () => {
  expect(countMinutes(words(1_000_000), 'en')).toBe(Math.round(40_000 / 220));
});
