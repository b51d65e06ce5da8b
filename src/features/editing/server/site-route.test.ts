import fc from 'fast-check';
import { toSiteRoute } from './site-route';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/About/Us/', '/About/Us/'],
  ['/da/om os', '/da/om%20os'],
  ['/århus', '/%C3%A5rhus'],
  ['/100%', '/100%25'],
])('encodes %s as %s', (route, location) => {
  expect(toSiteRoute(route)).toBe(location);
});

test.each([
  '',
  'about',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/a\r\nSet-Cookie: b',
  '/a\u0000',
  'https://evil.test',
  'javascript:alert(1)',
  '/../secret',
  '/a/./b',
  '/a?b=c',
  '/a:b',
  '/_site_other/en',
  '/_variantId_x/about',
  '/_refused',
  '/\ud800',
  `/${'a'.repeat(2000)}`,
])('rejects %j', (route) => {
  expect(toSiteRoute(route)).toBeNull();
});

test('a returned location never leads away from the site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      for (const route of [text, `/${text}`, `//${text}`, `/\\${text}`]) {
        const location = toSiteRoute(route);
        if (location === null) continue;
        expect(location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(new URL(location, 'https://site.test').origin).toBe('https://site.test');
      }
    }),
  );
});
