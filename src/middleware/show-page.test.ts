import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { showPage } from './show-page';

async function show(...context: Parameters<typeof createContext>) {
  const response = await showPage(createContext(...context));
  if (!(response instanceof NextResponse)) throw new Error('no response');
  return response;
}

test.each([
  ['/', '/_site_main/en'],
  ['/about', '/_site_main/en/about'],
  ['/da/Om', '/_site_main/da/om'],
  ['/about/?a=1', '/_site_main/en/about'],
  ['/_next/data/build/about.json', '/_next/data/build/_site_main/en/about.json'],
  ['/search', '/_site_main/en/search'],
  ['/search?q=', '/_site_main/en/search'],
  ['/search?q=%20wind%20&a=1', '/_search/_site_main/en/search?q=wind'],
  ['/da/search?q=%C3%B8l&page=2', '/_search/_site_main/da/search?q=%C3%B8l&page=2'],
  ['/search?q=a&page=99', '/_search/_site_main/en/search?q=a'],
  ['/_next/data/build/search.json?q=a', '/_next/data/build/_search/_site_main/en/search.json?q=a'],
  ['/about?q=wind', '/_site_main/en/about'],
  ['/_search/about?q=wind', '/_site_main/en/_search/about'],
  ['/a%22b', '/_refused'],
  ['/a%22b/', '/_refused'],
])('rewrites %s to %s', async (url, shown) => {
  expect((await show(url)).headers.get('x-middleware-rewrite')).toBe(`https://site.test${shown}`);
});

test('shows the variants of the page', async () => {
  const page = { siteName: 'main', language: 'en', path: ['offer'], variantIds: ['members'] };
  const { headers } = await show('/offer', { page });
  expect(headers.get('x-middleware-rewrite')).toBe(
    'https://site.test/_variantId_members/_site_main/en/offer',
  );
});

test('sets cookies in addition to the headers of earlier steps', async () => {
  const { headers } = await show('/', {
    headers: { 'Set-Cookie': 'sc_site=main; Path=/', Vary: 'x' },
    cookies: [{ name: 'id', value: '1' }],
  });
  expect(headers.getSetCookie()).toEqual(['id=1; Path=/', 'sc_site=main; Path=/']);
  expect(headers.get('vary')).toBe('x');
});
