import { rule } from '@tests/fixtures/redirect-visit';
import { parseRule } from './parse-rule';
import { createPatternSet, type PatternRule, toPatternTexts } from './pattern-set';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };
const danish = { host: null, language: 'da', isLanguageInUrl: true, path: '/x', search: '?a=1' };
const english = { ...danish, language: 'en', isLanguageInUrl: false };

function toPatternRule(pattern: string, index: number): PatternRule {
  const { match, ...rest } = parseRule(rule(pattern, `/${index}`), 5 + index, site);
  if (match.kind === 'exact') throw new Error(`${pattern} is not a regular expression`);
  return { ...rest, match };
}

const find = (url: typeof danish, ...patterns: string[]) =>
  createPatternSet(patterns.map(toPatternRule)).find(url, toPatternTexts(url, true));

test('the order number of a set is that of its first rule', () => {
  expect(createPatternSet(['^/(.*)$', '^/a(.*)$'].map(toPatternRule)).order).toBe(5);
});

test.each([
  ['the first rule that matches', danish, ['^/y(.*)$', '^/(.)$', '^/x(.*)$'], '/1'],
  ['a rule for the language of the URL', danish, ['^/en/(.*)$', '^/da/(.*)$'], '/1'],
  ['the earlier rule, even if a later one matches the path alone', danish, ['^/(da|en)/x$', '^/(x)$'], '/0'],
  ['a pattern that names the default language', english, ['^/(da|en)/x$'], '/0'],
  ['a pattern that matches a language in the URL without naming it', danish, ['^/[a-z]{2}/x$'], '/0'],
])('finds %s', (_, url, patterns, target) => {
  expect(find(url, ...patterns)?.rule.source.target).toBe(target);
});

test('does not add the default language for a pattern that names no language', () => {
  expect(find(english, '^/[a-z]{2}/x$', '^/(da|en)/y$')).toBeNull();
});

test.each([
  ['/a b/å', '', '^/(.*)/(.)$', ['/a%20b/%C3%A5', 'a%20b', '%C3%A5']],
  ['/x', '?q=%C3%A5&r', '^/(.*)$', ['/x', 'x']],
  ['/x', '?q=%C3%A5&r', '^/(x\\?q=)(.*)$', ['/x?q=%C3%A5&r', 'x?q=', '%C3%A5&r']],
  ['/b', '', '^/(a)?(b)$', ['/b', '', 'b']],
])('encodes the groups of the path %s with the query "%s"', (path, search, pattern, groups) => {
  expect(find({ ...english, path, search }, pattern)?.groups).toEqual(groups);
});

test('lists each path first without and then with the query, but a long URL only without the query', () => {
  expect(toPatternTexts(danish, false)).toEqual([
    { path: '/x', query: '', hasLanguage: false },
    { path: '/x', query: '?a=1', hasLanguage: false },
    { path: '/da/x', query: '', hasLanguage: true },
    { path: '/da/x', query: '?a=1', hasLanguage: true },
  ]);
  const long = { ...english, search: `?${'a'.repeat(2048)}` };
  expect(toPatternTexts(long, false)).toEqual([{ path: '/x', query: '', hasLanguage: false }]);
});
