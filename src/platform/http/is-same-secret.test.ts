import { isSameSecret } from './is-same-secret';

test.each([
  ['s3cret', 's3cret', true],
  ['s3cret', 's3creT', false],
  ['', 's3cret', false],
  ['s3cret and more', 's3cret', false],
  ['sécret', 'sécret', true],
])('comparing %j with %j returns %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
