/** @jest-environment node */
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { config } from './proxy';

test.each([
  ['/', true],
  ['/about', true],
  ['/da/robots.txt', true],
  ['/sitemap', true],
  ['/sitemap.xml/about', true],
  ['/my-sitemap-1.xml', true],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/sitemap-1.xml', false],
  ['/sitemap-anything.xml', false],
  ['/api/healthz', false],
])('whether the proxy takes %s: %s', (url, isTaken) => {
  expect(doesMatch({ config, nextConfig: {}, url })).toBe(isTaken);
});
