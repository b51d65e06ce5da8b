import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { config } from './proxy';

test.each([
  ['/', true],
  ['/about', true],
  ['/da/robots.txt', true],
  ['/sitemap', true],
  ['/sitemap.xml/about', true],
  ['/my-sitemap-1.xml', true],
  ['/robots.txt', true],
  ['/_next/static/chunks/a.js', false],
  ['/favicon.ico', true],
  ['/api/healthz', false],
])('the proxy runs for %s: %s', (url, isTaken) => {
  expect(doesMatch({ config, nextConfig: {}, url })).toBe(isTaken);
});
