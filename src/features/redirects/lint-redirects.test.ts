import { lintRedirects } from './lint-redirects';

const site = { defaultLanguage: 'en', languages: ['en', 'da'], hostName: 'www.site.test|*.site.test' };

const lint = async (...rules: readonly (readonly [pattern: string, target: string, locale?: string])[]) =>
  (
    await lintRedirects(
      rules.map(([pattern, target, locale = '']) => {
        return { pattern, target, redirectType: 'REDIRECT_301', isQueryStringPreserved: false, locale };
      }),
      site,
    )
  ).map(({ kind, pattern, reason }) => `${kind} ${pattern}: ${reason}`);

test('reports nothing for rules that work', async () => {
  expect(await lint(['/a', '/b'], ['^/c/(.*)$', '/d/$1'], ['/e?x=1', '/f'], ['/e', '/g'])).toEqual([]);
});

test.each([
  [
    'a rule that cannot work',
    [['/(a', '/b']],
    ['malformed /(a: its regular expression is not supported: missing closing )'],
  ],
  [
    'a loop',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['loop /a: it leads /a back to itself', 'loop /b: it leads /b back to itself'],
  ],
  ['a rule that leads to itself', [['/a', '/a']], ['malformed /a: it redirects to itself']],
  [
    'two rules with the same pattern',
    [
      ['/a', '/b'],
      ['/A/', '/c'],
    ],
    ['duplicate /A/: rule 1 has the same pattern'],
  ],
  [
    'a rule whose URLs an earlier rule matches',
    [
      ['^/a/(.*)$', '/b'],
      ['/a/x', '/c'],
      ['/a/y?z=1', '/c'],
    ],
    ['shadowed /a/x: rule 1 (^/a/(.*)$) comes first', 'shadowed /a/y?z=1: rule 1 (^/a/(.*)$) comes first'],
  ],
  [
    'a chain of redirects',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/d'],
    ],
    [
      'chain /a: it takes 3 redirects; name the last target',
      'chain /b: it takes 2 redirects; name the last target',
    ],
  ],
] as const)('reports %s', async (_, rules, problems) => {
  expect(await lint(...rules)).toEqual(problems);
});

test('reports a rule whose target is its own URL on a host of the site', async () => {
  const loop = 'loop /a: it leads /a back to itself';
  expect(await lint(['/a', 'https://www.site.test/a'])).toEqual([loop]);
  expect(await lint(['/a', 'https://other.test/a'])).toEqual([]);
});

test('reports a pattern that redirects without end, but not one that matches its fixed target', async () => {
  const loop = 'loop ^/old(.*)$: it leads /oldx back to itself';
  expect(await lint(['^/old(.*)$', '/old/more$1'])).toEqual([loop]);
  expect(await lint(['^/page/([0-9]+)$', '/page/1'])).toEqual([]);
});

test('a rule for one language does not shadow a rule for all languages', async () => {
  expect(await lint(['/a', '/b', 'da'], ['/a', '/c'])).toEqual([]);
});
