import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { canonicalRedirect } from './canonical-redirect';

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/About', '/about'],
  ['/en/about?x=1', '/about?x=1'],
  ['/en/about/?x=1', '/about?x=1'],
  ['/about/', '/about'],
  ['/About/?x=/a/', '/About?x=/a/'],
  ['/da/', '/da'],
  ['/a%20b/', '/a%20b'],
  ['/robots.txt/', '/robots.txt'],
  ['/api/robots/', '/api/robots'],
  ['/a%22b/', '/a%22b'],
])('redirects %s to %s', async (url, target) => {
  const response = await canonicalRedirect(createContext(url, { headers: { 'X-Step': 'earlier' } }));
  if (!(response instanceof NextResponse)) throw new Error('no redirect');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`https://site.test${target}`);
  expect(response.headers.get('x-step')).toBe('earlier');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

test('a redirect that is for one visitor stays private', async () => {
  const headers = { 'Cache-Control': 'private, no-store' };
  const response = await canonicalRedirect(createContext('/about/', { headers }));
  expect(new Headers(response.headers).get('cache-control')).toBe('private, no-store');
});

test.each(['/', '/about', '/da', '/About', '/about?x=/a/', '/_next/data/build/about.json'])(
  'does not redirect %s',
  async (url) => {
    const context = createContext(url);
    expect(await canonicalRedirect(context)).toBe(context);
  },
);
