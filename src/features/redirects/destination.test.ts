import { rule } from '@tests/fixtures/redirect-visit';
import { toDestination, toNextUrl } from './destination';
import { parseRule } from './parse-rule';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };
const requested = {
  host: 'site.test',
  language: 'da',
  isLanguageInUrl: true,
  path: '/old',
  search: '?a=1&b=2',
};
const internal = { kind: 'internal', language: 'da', pathname: '/new', search: '', hash: '' } as const;

const lead = (
  target: string,
  groups: string[] = [],
  { pattern = '^/(.*)-(?<x>.*)$', keepsQuery = false } = {},
) =>
  toDestination(
    { rule: parseRule(rule(pattern, target, { isQueryStringPreserved: keepsQuery }), 0, site), groups },
    requested,
    site,
  );

test.each([
  ['/new', internal],
  ['/new//', internal],
  ['new?c=3#top', { ...internal, search: '?c=3', hash: '#top' }],
  ['/EN/new', { ...internal, language: 'en' }],
  ['https://site.test/new', { ...internal, language: 'en' }],
  ['https://site.test/da/new', internal],
  ['https://site.test:8080/new', { kind: 'external', href: 'https://site.test:8080/new' }],
  ['http://other.test?c=3', { kind: 'external', href: 'http://other.test/?c=3' }],
])('a Danish request for a rule with the target %s leads to %j', (target, destination) => {
  expect(lead(target)).toEqual(destination);
});

test.each([
  ['/$1/$2', '/a/b'],
  ['/$<x>', '/b'],
  ['/$0', '/a-b'],
  ['/$12', '/a2'],
  ['/$3', '/'],
])('inserts the groups a and b into %s: %s', (target, pathname) => {
  expect(lead(target, ['a-b', 'a', 'b'])).toMatchObject({ pathname });
});

test('a dollar sign in the target of an exact rule is text', () => {
  expect(lead('/$1', [], { pattern: '/old' })).toMatchObject({ pathname: '/$1' });
});

test.each([
  ['/new', '?a=1&b=2'],
  ['/new?a=3&c=4', '?b=2&a=3&c=4'],
])('adds the query of the request to the target %s: %s', (target, search) => {
  expect(lead(target, [], { keepsQuery: true })).toMatchObject({ search });
});

test.each(['.evil.test', '@evil.test', ':80'])(
  'the group %s cannot change the host of the target',
  (group) => {
    expect(lead('https://shop.test$1', ['', group, ''])).toBeNull();
  },
);

test.each([
  [internal, { ...requested, path: '/new', search: '' }],
  [
    { ...internal, language: 'en' },
    { ...requested, language: 'en', isLanguageInUrl: false, path: '/new', search: '' },
  ],
  [
    { ...internal, pathname: '/%C3%A5' },
    { ...requested, path: '/å', search: '' },
  ],
  [{ ...internal, pathname: '/%' }, null],
  [{ kind: 'external', href: 'https://other.test/' } as const, null],
  [null, null],
])('after %j the browser requests %j', (destination, next) => {
  expect(toNextUrl(destination, requested, site)).toEqual(next);
});
