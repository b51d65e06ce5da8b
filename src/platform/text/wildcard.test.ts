import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { compileWildcard } from './wildcard';

test.each([
  ['a.test', 'a.test', true],
  ['a.test', 'b.a.test', false],
  ['*', '', true],
  ['*.a.test', '.a.test', true],
  ['*.a.test', 'a.test', false],
  ['a*a', 'a', false],
  ['pr-*-site.*', 'pr-1-site.test', true],
])('the pattern %s matches "%s": %s', (pattern, text, matches) => {
  expect(compileWildcard(pattern)(text)).toBe(matches);
});

test('matches the same texts as an equivalent regular expression', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab.*]{0,8}$/), fc.stringMatching(/^[ab.]{0,10}$/), (pattern, text) => {
      const expression = new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`);
      expect(compileWildcard(pattern)(text)).toBe(expression.test(text));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('does not backtrack with a hostile pattern', () => {
  const matches = compileWildcard('*a'.repeat(5000));
  expect(matches(`${'a'.repeat(50_000)}b`)).toBe(false);
});
