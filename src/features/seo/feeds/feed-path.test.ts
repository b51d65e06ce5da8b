import { parseFeedPath, toFeedPath } from './feed-path';

test.each([
  ['/feed.xml', { page: '/', format: 'rss' }],
  ['/da/news/feed.xml', { page: '/da/news', format: 'rss' }],
  ['/news/atom.xml', { page: '/news', format: 'atom' }],
  ['/news/feed.xml/', null],
  ['/myfeed.xml', null],
  ['feed.xml', null],
] as const)('reads %j as %j', (path, expected) => {
  expect(parseFeedPath(path)).toEqual(expected);
  if (expected) expect(toFeedPath(expected.page, expected.format)).toBe(path);
});
