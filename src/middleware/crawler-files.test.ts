import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { crawlerFiles } from './crawler-files';

test.each([
  ['/robots.txt', '/api/robots'],
  ['/sitemap.xml', '/api/sitemap'],
  ['/sitemap-2.xml', '/api/sitemap?part=2'],
])('rewrites %s to %s', async (path, route) => {
  const response = await crawlerFiles(createContext(path));
  if (!(response instanceof NextResponse)) throw new Error('no response');
  expect(response.headers.get('x-middleware-rewrite')).toBe(`https://site.test${route}`);
});

test.each(['/da/robots.txt', '/sitemap-a%2F.xml', '/sitemap'])('does nothing for %s', async (path) => {
  const context = createContext(path);
  expect(await crawlerFiles(context)).toBe(context);
});
