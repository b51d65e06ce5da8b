import { rule, site, toAnswer, toVisit, visit } from '@tests/fixtures/redirect-visit';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import { compileRedirects } from '@/features/redirects/compile-redirects';
import { redirect } from './redirect';

const keepsQuery = { isQueryStringPreserved: true };
const transfer = { redirectType: 'SERVER_TRANSFER' };

test.each<[kind: string, url: string, rule: Redirect, answer: string | null]>([
  ['a path', '/old', rule('/old', '/new'), '301 /new'],
  ['a temporary rule', '/old', rule('/old', '/new', { redirectType: 'REDIRECT_302' }), '302 /new'],
  ['a path in another case', '/OLD/Page', rule('/Old/page/', '/new'), '301 /new'],
  ['a path that differs from the pattern at a dot', '/indexxhtml', rule('/index.html', '/'), null],
  ['an encoded path', '/%C3%A5rhus', rule('/Århus', '/new'), '301 /new'],
  ['an encoded pattern', '/%C3%A5rhus%20nord', rule('/%C3%85rhus nord', '/new'), '301 /new'],
  ['a path that no page can have', '/wiki/Main:Page', rule('/wiki/main:page', '/new'), '301 /new'],
  ['the front page', '/', rule('/', '/welcome'), '301 /welcome'],
  ['a rule without a leading slash', '/old', rule('old', 'new'), '301 /new'],
  ['another path', '/old/more', rule('/old', '/new'), null],
  ['a query that the rule does not mention', '/old?a=1', rule('/old', '/new'), '301 /new'],
  ['query parameters in another order', '/old?b=2&a=1', rule('/old?a=1&b=2', '/new'), '301 /new'],
  ['a query in another case', '/old?a=B', rule('/old?A=b', '/new'), '301 /new'],
  ['a query that lacks a parameter', '/old?a=1', rule('/old?a=1&b=2', '/new'), null],
  [
    'seven parameters',
    '/old?g=7&f=6&e=5&d=4&c=3&b=2&a=1',
    rule('/old?a=1&b=2&c=3&d=4&e=5&f=6&g=7', '/new'),
    '301 /new',
  ],
  ['a query that is kept', '/old?a=1&a=2', rule('/old', '/new', keepsQuery), '301 /new?a=1&a=2'],
  [
    'a query that the target overrides',
    '/old?a=1&b=2',
    rule('/old', '/new?a=3', keepsQuery),
    '301 /new?b=2&a=3',
  ],
  ['a target that ends in a slash', '/old', rule('/old', '/faq/?a=1'), '301 /faq?a=1'],
  ['a target with repeated slashes', '/old/x', rule('^/old/(.*)$', '/a//$1/'), '301 /a/x'],
  ['the front page as a target', '/da/old', rule('/old', '/'), '301 /da'],
  ['a target with an anchor', '/old?a=1', rule('/old', '/new#part', keepsQuery), '301 /new?a=1#part'],
  ['a data request', '/_next/data/build/old.json', rule('/old', '/new'), '301 /new'],
  ['a URL in Danish', '/da/old', rule('/old', '/new'), '301 /da/new'],
  ['the Danish front page', '/da', rule('/', '/start'), '301 /da/start'],
  ['a target in another language', '/da/old', rule('/old', '/en/new'), '301 /new'],
  ['a target that is a language', '/old', rule('/old', '/DA'), '301 /da'],
  [
    'a group in the query',
    '/p?name=caf%C3%A9+b',
    rule('^/p\\?name=(.*)$', '/find/$1'),
    '301 /find/caf%C3%A9+b',
  ],
  [
    'a group that contains path and query',
    '/a%3Fb?c=%26',
    rule('^/(a.*c=.*)$', '/x/$1'),
    '301 /x/a%3Fb?c=%26',
  ],
  [
    'a group that matches a character of two code units',
    '/x%F0%9F%98%80a',
    rule('^/x(.)(.*)$', '/y/$1/$2'),
    '301 /y/%F0%9F%98%80/a',
  ],
  ['the variable $siteLang', '/da/old', rule('/old', '/$siteLang/new'), '301 /new'],
  ['a rule with the locale Danish, in English', '/old', rule('/old', '/new', { locale: 'da' }), null],
  [
    'a rule with the locale Danish, in Danish',
    '/da/old',
    rule('/old', '/new', { locale: 'DA' }),
    '301 /da/new',
  ],
  [
    'an expression with the locale Danish, in English',
    '/old/1',
    rule('^/old/(.*)$', '/new', { locale: 'da' }),
    null,
  ],
  ['a path that begins with /da, in English', '/old', rule('/da/old', '/new'), null],
  ['a path that begins with /da, in Danish', '/da/old', rule('/da/old', '/new'), '301 /da/new'],
  [
    'an expression that begins with /da, in Danish',
    '/da/old/1',
    rule('^/da/old/(.*)$', '/new/$1'),
    '301 /da/new/1',
  ],
  ['an expression', '/old/a/b', rule('^/old/(.*)$', '/new/$1'), '301 /new/a/b'],
  ["an expression in Sitecore's form", '/re/x', rule('/^/re/(.*)$/gi', '/new/$1'), '301 /new/x'],
  ['an expression with escaped slashes', '/re/x', rule('/^\\/re\\/(.*)$/', '/new/$1'), '301 /new/x'],
  [
    'a path of which an expression without anchors matches only a part',
    '/old/x/y',
    rule('/old/[a-z]+', '/new'),
    null,
  ],
  ['an optional group', '/colour', rule('/colo(u)?r', '/new'), '301 /new'],
  ['an optional letter', '/color', rule('^/colou?r$', '/new'), '301 /new'],
  ['an optional letter that is present', '/colour', rule('/^/colou?r$/gi', '/new'), '301 /new'],
  ['an optional letter at the end', '/index.htm', rule('^/index.html?$', '/new'), '301 /new'],
  ['a pattern without anchors, in which "?" begins a query', '/color', rule('/colou?r', '/new'), null],
  ['a query between anchors', '/p?id=1', rule('^/p?id=1$', '/new'), '301 /new'],
  ['a group in a query between anchors', '/p?id=17', rule('^/p?id=(\\d+)$', '/new/$1'), '301 /new/17'],
  ['languages as alternatives', '/da/multi', rule('^/(da|en)/multi$', '/new'), '301 /da/new'],
  ['languages without anchors', '/da/multi/x', rule('/(da|en)/multi/(.*)', '/new/$2'), '301 /da/new/x'],
  [
    'languages as alternatives, in the default language',
    '/multi',
    rule('^/(da|en)/multi$', '/new/$1'),
    '301 /new/en',
  ],
  [
    'languages as alternatives, with a query',
    '/da/p?id=1',
    rule('^/(da|en)/p\\?id=(.)$', '/$2'),
    '301 /da/1',
  ],
  [
    'a character class that matches the language',
    '/da/multi',
    rule('^/[a-z]{2}/multi$', '/new'),
    '301 /da/new',
  ],
  [
    'a character class that could match the default language',
    '/multi',
    rule('^/[a-z]{2}/multi$', '/new'),
    null,
  ],
  ['an alternative after one for Danish', '/altb', rule('^/da/alta$|^/altb$', '/new'), '301 /new'],
  ['an alternative for Danish, in Danish', '/da/alta', rule('^/da/alta$|^/altb$', '/new'), '301 /da/new'],
  ['an alternative for Danish, in English', '/alta', rule('^/da/alta$|^/altb$', '/new'), null],
  ['a language in a group', '/da/x', rule('^/(da)/x$', '/new'), '301 /da/new'],
  ['a named group', '/n/17/a', rule('^/n/(?<id>\\d+)/(.*)$', '/$<id>/$2'), '301 /17/a'],
  ['a digit after a group', '/y/24', rule('^/y/(.*)$', '/20$10'), '301 /20240'],
  ['a non-capturing group', '/b', rule('/^/(?:a|b)$/gi', '/new'), '301 /new'],
  ['alternatives', '/b', rule('^/a$|^/b$', '/new'), '301 /new'],
  ['a plain path between anchors', '/old-page', rule('/^/old-page$/gi', '/new'), '301 /new'],
  [
    'a group with upper and lower case',
    '/v/aBc',
    rule('/v/(.*)', 'https://other.test/$1'),
    '301 https://other.test/aBc',
  ],
  ['groups that must be encoded', '/t/%C3%A5%3F%23', rule('/t/(.*)', '/new/$1'), '301 /new/%C3%A5%3F%23'],
  ['an expression without a query', '/t/x?q=1', rule('^/t/(.*)$', '/new/$1'), '301 /new/x'],
  ['an expression with a query', '/p?id=17&x', rule('^/p\\?id=(\\d+).*', '/new/$1'), '301 /new/17'],
  ['a query in a plain pattern with groups', '/p?id=17', rule('/p?id=(\\d+)', '/new?n=$1'), '301 /new?n=17'],
  ['a URL of another host', '/old', rule('/old', 'https://other.test/x?y=1'), '301 https://other.test/x?y=1'],
  [
    'a query kept for another host',
    '/old?a=1',
    rule('/old', 'http://other.test', keepsQuery),
    '301 http://other.test/?a=1',
  ],
  ['a server transfer', '/old?a=1', rule('/old', '/new', transfer), 'shows /_site_main/en/new'],
  [
    'a server transfer of an expression',
    '/da/old/x',
    rule('^/old/(.*)$', '/new/$1?z=1', transfer),
    'shows /_site_main/da/new/x',
  ],
])('handles %s: %s', async (_, url, given, answer) => {
  expect(await visit(url, given)).toEqual({ answer, problems: [] });
});

test.each([
  ['/x//evil.test', rule('^/x/(.*)$', '/$1'), '301 /evil.test'],
  ['/x/%2F%2Fevil.test', rule('^/x/(.*)$', '$1'), '301 /evil.test'],
  ['/x/%5C%5Cevil.test', rule('^/x/(.*)$', '/$1'), '301 /%5C%5Cevil.test'],
  ['/x/.%2F/evil.test', rule('^/x/(.*)$', '/$1'), '301 /evil.test'],
  ['/shop.evil.test', rule('^/shop(.*)$', 'https://shop.test$1'), null],
  ['/shop@evil.test', rule('^/shop(.*)$', 'https://shop.test$1'), '301 https://shop.test/shop%40evil.test'],
  ['/shop:80@evil.test', rule('^/shop(.*)$', 'https://shop.test$1'), null],
  ['/shop/a', rule('^/shop(.*)$', 'https://shop.test$1'), '301 https://shop.test/a'],
])('%s cannot lead to a host that the rule does not name', async (url, given, answer) => {
  const { answer: actual } = await visit(url, given);
  expect([answer, null]).toContain(actual);
});

test.each([
  [rule('', '/new'), 'it is empty'],
  [rule('/old', ''), 'its target is empty'],
  [rule('^/(old$', '/new'), 'its regular expression is not supported: missing closing )'],
  [rule('https://site.test/old', '/new'), 'it names a host; a rule begins with the path'],
  [rule('/old/*', '/new'), 'it ends in /*; write /(.*)'],
  [rule('/old?a=1?b=2', '/new'), 'it has two "?"'],
  [rule('/%E0%A4%A', '/new'), 'its percent-encoding is broken'],
  [rule('/old', 'javascript:alert(1)'), 'its target is not an http or https URL'],
  [rule('/old', 'javascript://%0aalert(1)'), 'its target is not an http or https URL'],
  [rule('/old', 'data:text/html,x'), 'its target is not an http or https URL'],
  [rule('/old', '//evil.test'), 'its target names a host without http: or https:'],
  [rule('/old', '/\\evil.test'), 'its target names a host without http: or https:'],
  [rule('/old', 'https://user:secret@other.test'), 'its target contains a user or a password'],
  [rule('/old', 'https://$1.test'), 'its target is not an http or https URL'],
  [rule('/old', '/new', { redirectType: 'REDIRECT_308' }), 'its type is "REDIRECT_308"'],
  [rule('/old', 'https://other.test', transfer), 'it would show the page of another host as its own'],
  [rule('^/n/(?<id>.*)$', '/$<no>'), 'its pattern has no group "no"'],
  [rule('/old', '/$<no>'), 'its pattern has no group "no"'],
  [
    rule('^/(?<a>.)/(?<a>.)$', '/$<a>'),
    'its regular expression is not supported: duplicate capture group name a',
  ],
  [rule('/old', '/new', { locale: 'fr' }), 'the site does not have its language "fr"'],
  [rule('/da/old', '/new', { locale: 'en' }), 'its pattern is for "da" and its language "en"'],
])('%j is reported and does not affect other rules: %s', async (malformed, reason) => {
  const good = rule('/fine', '/new');
  expect(await visit('/fine', malformed, good)).toEqual({
    answer: '301 /new',
    problems: [`malformed: ${reason}`],
  });
});

test('uses the first rule that matches, whether it is exact or a pattern', async () => {
  const exact = rule('/old/a', '/exact');
  const pattern = rule('^/old/(.*)$', '/pattern');
  expect((await visit('/old/a', exact, pattern)).answer).toBe('301 /exact');
  expect((await visit('/old/a', pattern, exact)).answer).toBe('301 /pattern');
  expect((await visit('/old?a=1', rule('/old', '/any'), rule('/old?a=1', '/one'))).answer).toBe('301 /any');
  expect((await visit('/old?a=1', rule('/old?a=1', '/one'), rule('/old', '/any'))).answer).toBe('301 /one');
});

test('a very long query is kept, and the rules still match', async () => {
  const query = `?gclid=${'x'.repeat(4000)}`;
  expect((await visit(`/old${query}`, rule('/old', '/new', keepsQuery))).answer).toBe(`301 /new${query}`);
  expect((await visit(`/old/a${query}`, rule('^/old/(.*)$', '/$1', keepsQuery))).answer).toBe(
    `301 /a${query}`,
  );
});

test.each(['/es-419/viejo/x', '/ES-419/viejo/x'])('a language code can contain digits: %s', async (url) => {
  const spanish = { ...site, languages: ['en', 'es-419'] };
  const compiled = await compileRedirects([rule('^/es-419/viejo/(.*)$', '/nuevo/$1')], spanish);
  const asked = { ...toVisit(url), site: spanish };
  const next = await redirect(async () => ({ ...compiled, report: () => undefined }))(asked);
  expect(toAnswer(next, asked)).toBe('301 /es-419/nuevo/x');
});
