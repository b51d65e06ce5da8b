import { rule } from '@tests/fixtures/redirect-visit';
import { parseRule } from './parse-rule';
import { toSampleUrls } from './sample-urls';

const site = { defaultLanguage: 'en', languages: ['en', 'da'] };

const toSamples = (pattern: string) =>
  toSampleUrls(parseRule(rule(pattern, '/new'), 0, site), site).map(
    ({ language, path, search }) => `${language} ${path}${search}`,
  );

test.each([
  ['/old', ['en /old', 'da /old']],
  ['/da/old?a=1', ['da /old?a=1']],
  ['^/old/(.*)$', ['en /old/x', 'da /old/x']],
  ['^/a(?:b|c)+/[0-9]{4}-(\\d\\d)\\.html?$', ['en /ab/1111-11.html', 'da /ab/1111-11.html']],
  ['^/(?<name>[^/]+)/((?:x|y)z)?$', ['en /x/xz', 'da /x/xz']],
  ['^/p\\?id=(\\d+)$', ['en /p?id=1', 'da /p?id=1']],
  ['^/(da|en)/x$', ['da /x']],
  ['^/(?:ab){2}$', []],
])('the sample URLs of %s are %j', (pattern, urls) => {
  expect(toSamples(pattern)).toEqual(urls);
});
