import { rule } from '@tests/fixtures/redirect-visit';
import { compileRedirects } from './compile-redirects';
import { toNormalizedRequestUrl } from './request-url';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };

const compile = (...given: Parameters<typeof rule>[]) =>
  compileRedirects(
    given.map((one) => rule(...one)),
    site,
  );

test.each<[string, string | null]>([
  ['/a', '/0'],
  ['/A/', '/0'],
  ['/b?y=2&X=1', '/1'],
  ['/b?x=1', '/2'],
  ['/da/c', '/3'],
  ['/c', '/4'],
  ['/p/1', '/5'],
  ['/p/2', '/6'],
  ['/q/1', '/8'],
  ['/q', null],
])('finds the first rule for %s: %s', async (url, target) => {
  const { index } = await compile(
    ['/a', '/0'],
    ['/b?x=1&y=2', '/1'],
    ['/b', '/2'],
    ['/da/c', '/3'],
    ['/c', '/4'],
    ['/p/1', '/5'],
    ['^/p/(.)$', '/6'],
    ['/p/2', '/7'],
    ['^/q/(.)$', '/8'],
    ['^/q/1(.*)$', '/9'],
  );
  const { pathname, search } = new URL(url, 'https://site.test');
  const requested = toNormalizedRequestUrl(site, { host: null, pathname, search });
  expect((requested && index.find(requested)?.rule.source.target) ?? null).toBe(target);
});

test('finds an earlier exact rule with the same path, query and language', async () => {
  const { rules, index } = await compile(
    ['/a', '/0'],
    ['/A/', '/1'],
    ['/a?x=1', '/2'],
    ['/a?X=1', '/3'],
    ['/da/a', '/4'],
    ['^/p/(.*)$', '/5'],
    ['^/p/(.*)$', '/6'],
  );
  const equals = rules.map((one) => index.findEqual(one)?.source.target ?? null);
  expect(equals).toEqual([null, '/0', null, '/2', null, null, null]);
});
