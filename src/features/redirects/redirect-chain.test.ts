import { rule } from '@tests/fixtures/redirect-visit';
import { compileRedirects } from './compile-redirects';
import { followRedirects } from './redirect-chain';
import { toNormalizedRequestUrl } from './request-url';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };

/** Follows the redirects from a path. The result contains the patterns of rules instead of the rules. */
async function follow(pathname: string, ...given: Parameters<typeof rule>[]) {
  const redirects = await compileRedirects(
    given.map((one) => rule(...one)),
    site,
  );
  const url = toNormalizedRequestUrl(site, { host: 'site.test', pathname, search: '' });
  if (!url) throw new Error('The path cannot be decoded.');
  const chain = followRedirects(redirects, url, redirects.index.find(url));
  const toPatterns = (rules: typeof chain.rules) => rules.map(({ source }) => source.pattern);
  return { ...chain, rules: toPatterns(chain.rules), loop: toPatterns(chain.loop) };
}

const toB: [string, string] = ['/a', '/b'];
const toC: [string, string] = ['/b', '/c'];

test.each<[string, Parameters<typeof rule>[], string[]]>([
  ['no rule', [], []],
  ['two redirects', [toB, toC], ['/a', '/b']],
  ['a redirect to another host', [['/a', 'https://other.test/b'], toC], ['/a']],
  ['a server transfer', [['/a', '/b', { redirectType: 'SERVER_TRANSFER' }], toC], []],
  ['a server transfer after a redirect', [toB, ['/b', '/c', { redirectType: 'SERVER_TRANSFER' }]], ['/a']],
])('lists the redirects of a chain with %s', async (_, given, rules) => {
  expect(await follow('/a', ...given)).toEqual({ rules, loop: [], redirectsToSelf: false });
});

test('a loop contains only the rules that repeat', async () => {
  const { rules, loop } = await follow('/a', toB, toC, ['/c', '/B/']);
  expect({ rules, loop }).toEqual({ rules: ['/a', '/b', '/c'], loop: ['/b', '/c'] });
});

test('a chain of ten redirects counts as a loop', async () => {
  const steps = Array.from({ length: 10 }, (_, i): [string, string] => [`/${i}`, `/${i + 1}`]);
  expect((await follow('/1', ...steps)).loop).toEqual([]);
  expect((await follow('/0', ...steps)).loop).toHaveLength(10);
});

test('a rule that leads to its own URL ends the chain', async () => {
  const all: [string, string] = ['^/blog/(.*)$', '/blog/all'];
  expect(await follow('/blog/all', all)).toEqual({ rules: [], loop: [], redirectsToSelf: true });
  expect(await follow('/blog/x', all)).toEqual({ rules: [all[0]], loop: [], redirectsToSelf: false });
});
