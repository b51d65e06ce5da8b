/** @jest-environment node */
import fc from 'fast-check';
import { createIsAllowedOrigin } from './allowed-origins';

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
])('lets %s in', (origin) => {
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
])('keeps %s out', (origin) => {
  expect(isAllowed(origin)).toBe(false);
});

test('a configured origin may be written in any case', () => {
  expect(createIsAllowedOrigin(['https://Editor.Example.com'])('https://editor.example.com')).toBe(true);
});

test('whatever the header holds, only the host that it names decides', () => {
  const isPreview = createIsAllowedOrigin(['https://*.preview.test']);
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string(), (url, tail) => {
      const origin = `${url}${tail}.preview.test`;
      if (!isPreview(origin)) return true;
      return new URL(origin).hostname.endsWith('.preview.test');
    }),
  );
});
