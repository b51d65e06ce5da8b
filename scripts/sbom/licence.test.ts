import { isAllowedLicence, isAllowedPackage } from './licence.ts';

test.each([
  'MIT',
  'Apache-2.0',
  '(MIT OR GPL-3.0-or-later)',
  'GPL-3.0-only OR (ISC AND MIT)',
  '(MIT AND Zlib)',
  '(AFL-2.1 OR BSD-3-Clause)',
])('%s is allowed', (expression) => {
  expect(isAllowedLicence(expression)).toBe(true);
});

test.each([
  '',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  '(MIT OR ISC) AND AGPL-3.0-only',
  'MIT GPL-3.0-only',
  'MIT OR',
  '(MIT',
  'MIT)',
  'mit',
])('%j is not allowed', (expression) => {
  expect(isAllowedLicence(expression)).toBe(false);
});

test.each([
  ['@resvg/resvg-wasm', 'MPL-2.0', true],
  ['another', 'MPL-2.0', false],
  ['another', 'MIT', true],
])('%s may have the licence %s: %s', (name, licence, expected) => {
  expect(isAllowedPackage({ name, licence })).toBe(expected);
});
