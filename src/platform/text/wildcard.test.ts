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
])('%s against "%s" is %s', (pattern, text, matches) => {
  expect(compileWildcard(pattern)(text)).toBe(matches);
});

test('matches what the regular expression of the same pattern matches', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab.*]{0,8}$/), fc.stringMatching(/^[ab.]{0,10}$/), (pattern, text) => {
      const expression = new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`);
      expect(compileWildcard(pattern)(text)).toBe(expression.test(text));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('takes linear time for a hostile pattern', () => {
  const matches = compileWildcard('*a'.repeat(5000));
  expect(matches(`${'a'.repeat(50_000)}b`)).toBe(false);
});
