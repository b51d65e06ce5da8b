import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { parsePattern } from './parse-pattern';
import { RuleError } from './rule';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };

function match(pattern: string, path: string): (string | null)[] | null {
  const parsed = parsePattern(pattern, site).match;
  if (parsed.kind !== 'pattern') throw new Error(`${pattern} is not a regular expression`);
  const matcher = parsed.regexp.matcher(path);
  if (!matcher.matches()) return null;
  return Array.from({ length: matcher.groupCount() + 1 }, (_, i) => matcher.group(i));
}

test.each([
  ['/old/(.*)', '/Old/a/B', ['/Old/a/B', 'a/B']],
  ['/(\\d{4})-(\\d\\d)/(.+?)(-x)?', '/2024-05/abc-x', ['/2024-05/abc-x', '2024', '05', 'abc', '-x']],
  ['/(?<year>\\d+)', '/17', ['/17', '17']],
  ['/[^/]+/[a-c.-]*', '/x/A-.b', ['/x/A-.b']],
  ['/å(.)', '/Å1', ['/Å1', '1']],
  ['/(?:(a)|(b))c', '/bc', ['/bc', null, 'b']],
  ['/\\bcat\\b', '/cat', ['/cat']],
  ['/(\\x41\\u0042)', '/ab', ['/ab', 'ab']],
])('the pattern %s matches %s with the groups %j', (pattern, path, groups) => {
  expect(match(pattern, path)).toEqual(groups);
});

test.each([
  ['/(a', 'missing closing )'],
  ['/a)', 'unexpected )'],
  ['/[a', 'missing closing ]'],
  ['/(*a)', 'missing argument to repetition operator *'],
  ['/a**', 'invalid nested repetition operator **'],
  ['/[z-a]', 'invalid character class range z-a'],
  ['/a{3,2}', 'invalid repeat count {3,2}'],
  ['/(a{99}){99}', 'invalid repeat count {99}'],
  ['/(a)\\1', 'invalid escape sequence \\1'],
  ['/(?<=a)b', 'invalid named capture'],
  ['/(?!api)(.*)', 'invalid or unsupported Perl syntax (?!'],
])('refuses %s: %s', (pattern, reason) => {
  expect(() => parsePattern(pattern, site)).toThrow(`its regular expression is not supported: ${reason}`);
});

test('refuses a long pattern', () => {
  expect(() => parsePattern(`/(${'a'.repeat(499)})`, site)).toThrow('it is longer than 500 characters');
});

const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', 'é', '1', '(?:)');
const { expression } = fc.letrec<{ expression: string; part: string }>((tie) => ({
  expression: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc
      .tuple(atom, fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{1,2}'))
      .map(([text, sign]) => text + sign),
    tie('expression').map((inner) => `(${inner})`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('*', '+', '?'))
      // Engines differ in what a repetition that matches nothing, or a group inside a repetition, captures.
      .map(([inner, sign]) => `(?:${inner.replaceAll(/\((?!\?)/g, '(?:')}a)${sign}`),
  ),
}));

test('matches the same texts as the native engine, with the same groups', () => {
  fc.assert(
    fc.property(expression, fc.stringMatching(/^[abAB1é]{0,8}$/), (source, text) => {
      const native = new RegExp(`^/(?:${source})/?$`, 'i').exec(`/${text}`);
      expect(match(`^/(?:${source})$`, `/${text}`)).toEqual(
        native && [...native].map((group) => group ?? null),
      );
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test('every text is a valid pattern or is refused with a reason', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab()[\]{}*+?|\\^$.,:=!<>0-3/%-]{0,12}$/), (source) => {
      try {
        parsePattern(`/${source}`, site);
      } catch (error) {
        expect(error).toBeInstanceOf(RuleError);
      }
    }),
    { numRuns: propertyRuns(5000) },
  );
});
