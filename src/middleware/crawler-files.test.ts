import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { crawlerFiles } from './crawler-files';

test.each([
  ['/robots.txt', '/api/robots'],
  ['/sitemap.xml', '/api/sitemap'],
  ['/sitemap-2.xml', '/api/sitemap?part=2'],
  ['/share-card/en/om%20os.png', '/api/share-card?page=en%2Fom%2520os'],
  ['/llms.txt', '/api/site-file?name=llms.txt'],
  ['/manifest.webmanifest', '/api/site-file?name=manifest.webmanifest'],
  ['/apple-touch-icon.png', '/api/site-file?name=apple-touch-icon.png'],
  ['/favicon.ico', '/api/site-file?name=favicon.ico'],
  ['/icon.svg', '/api/site-file?name=icon.svg'],
  ['/logo.svg', '/api/site-file?name=logo.svg'],
  ['/da/news/feed.xml', '/api/feed?page=%2Fda%2Fnews&format=rss'],
  ['/da/offline', '/api/offline?language=da'],
  ['/atom.xml', '/api/feed?page=%2F&format=atom'],
])('rewrites %s to %s', async (path, route) => {
  const response = await crawlerFiles(createContext(path));
  if (!(response instanceof NextResponse)) throw new Error('no response');
  expect(response.headers.get('x-middleware-rewrite')).toBe(`https://site.test${route}`);
});

test.each([
  '/da/robots.txt',
  '/sitemap-a%2F.xml',
  '/sitemap',
  '/constructor',
  '/news/myfeed.xml',
  '/feed.xml/a',
])('does nothing for %s', async (path) => {
  const context = createContext(path);
  expect(await crawlerFiles(context)).toBe(context);
});
