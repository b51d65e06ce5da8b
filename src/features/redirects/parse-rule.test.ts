import { rule } from '@tests/fixtures/redirect-visit';
import { parseRule } from './parse-rule';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };
const parse = (...given: Parameters<typeof rule>) => parseRule(rule(...given), 3, site);

test('keeps the source, its position and whether the query is kept', () => {
  const source = rule('/old', '/new', { isQueryStringPreserved: true });
  expect(parseRule(source, 3, site)).toMatchObject({ source, order: 3, keepsQuery: true });
});

test.each([
  ['REDIRECT_301', 301],
  ['REDIRECT_302', 302],
  ['SERVER_TRANSFER', 'transfer'],
])('the type %s has the status %s', (redirectType, status) => {
  expect(parse('/old', '/new', { redirectType }).status).toBe(status);
});

test.each([
  ['/new?a=1#b', { origin: null, text: '/new?a=1#b' }],
  [' new ', { origin: null, text: 'new' }],
  ['/$SITELANG/new', { origin: null, text: '/en/new' }],
  ['HTTPS://Other.test:443/A?b=$1', { origin: 'https://other.test', text: '/A?b=$1' }],
  ['http://other.test', { origin: 'http://other.test', text: '' }],
])('parses the target "%s"', (target, parsed) => {
  expect(parse('/old', target).target).toEqual(parsed);
});

test.each([
  ['/old', '', null],
  ['/old', ' DA ', 'da'],
  ['/da/old', '', 'da'],
  ['/da/old', 'da', 'da'],
])('the rule %s with the locale "%s" is for the language %s', (pattern, locale, language) => {
  expect(parse(pattern, '/new', { locale }).language).toBe(language);
});

test.each([
  ['/%C3%A5', '/Å/#top', 'it redirects to itself'],
  ['/old', '\\\\evil.test', 'its target names a host without http: or https:'],
  ['/old', 'https:/\\evil.test', 'its target is not an http or https URL'],
  ['^/(?<a>.)$', '/$<toString>', 'its pattern has no group "toString"'],
])('refuses a redirect from %s to %s: %s', (pattern, target, reason) => {
  expect(() => parse(pattern, target)).toThrow(reason);
});

test.each(['REDIRECT_307', 'toString', ''])('refuses the type "%s"', (redirectType) => {
  expect(() => parse('/old', '/new', { redirectType })).toThrow(`its type is "${redirectType}"`);
});
