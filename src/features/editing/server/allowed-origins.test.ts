import fc from 'fast-check';
import { createIsAllowedOrigin, toFrameAncestors } from './allowed-origins';

const isAllowed = createIsAllowedOrigin([
  'https://editor.example.com',
  'https://*.preview.test',
  'http://localhost:*',
  'https://a+b.(test)',
]);

test.each([
  'https://pages.sitecorecloud.io',
  'https://app.sitecorecloud.io',
  'https://editor.example.com',
  'https://one.preview.test',
  'https://one.two.preview.test',
  'http://localhost:4000',
])('allows %s', (origin) => {
  expect(isAllowed(origin)).toBe(true);
});

test.each([
  'http://pages.sitecorecloud.io',
  'https://pages.sitecorecloud.io.evil.test',
  'https://pages.sitecorecloud.io:8443',
  'https://pagesXsitecorecloud.io',
  'https://evil-pages.sitecorecloud.io',
  'https://editor.example.com/',
  'https://editor-example.com',
  'https://preview.test',
  'https://evil.test/.preview.test',
  'https://evil.test?.preview.test',
  'https://evil.test#.preview.test',
  'https://a.preview.test@evil.test',
  'http://localhost:4000@evil.test',
  'http://localhost',
  'http://localhost.evil.test:4000',
  'https://aab.test',
  'null',
  '*',
  '',
])('rejects "%s"', (origin) => {
  expect(isAllowed(origin)).toBe(false);
});

test('ignores the case of a configured origin', () => {
  expect(createIsAllowedOrigin(['https://Editor.Example.com'])('https://editor.example.com')).toBe(true);
});

test('a wildcard matches only a part of the host, whatever else the origin contains', () => {
  const isPreview = createIsAllowedOrigin(['https://*.preview.test']);
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string(), (url, tail) => {
      const origin = `${url}${tail}.preview.test`;
      if (!isPreview(origin)) return true;
      return new URL(origin).hostname.endsWith('.preview.test');
    }),
  );
});

const SITECORE = 'https://pages.sitecorecloud.io https://app.sitecorecloud.io';

test.each([
  [[], `frame-ancestors 'self' ${SITECORE}`],
  [['http://localhost:4000'], `frame-ancestors 'self' http://localhost:4000 ${SITECORE}`],
  [
    ['https://*.test', 'http://localhost:*'],
    `frame-ancestors 'self' https://*.test http://localhost:* ${SITECORE}`,
  ],
  [['https://a.*.test', 'https://a;script-src', "https://'none'"], `frame-ancestors 'self' ${SITECORE}`],
])('the origins %j give the policy %s', (configured, policy) => {
  expect(toFrameAncestors(configured)).toBe(policy);
});
