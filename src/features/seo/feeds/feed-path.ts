import type { FeedFormat } from './feed';

const FILES: Readonly<Record<string, FeedFormat>> = { feed: 'rss', atom: 'atom' };

/** Reads the path of a feed: `/news/feed.xml` is the page `/news` as RSS, and `/news/atom.xml` as Atom. */
export function parseFeedPath(pathname: string): { page: string; format: FeedFormat } | null {
  const [, page = '', file = ''] = /^(\/.+|)\/(feed|atom)\.xml$/.exec(pathname) ?? [];
  const format = FILES[file];
  return format ? { page: page || '/', format } : null;
}

/** Returns the path of a page's feed in a format. */
export const toFeedPath = (page: string, format: FeedFormat): string =>
  `${page === '/' ? '' : page}/${format === 'rss' ? 'feed' : 'atom'}.xml`;
