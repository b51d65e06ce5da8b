import { NextResponse } from 'next/server';
import { findOfflineRoute } from '@/features/offline/offline-path';
import { parseFeedPath } from '@/features/seo/feeds/feed-path';
import { findCardPage } from '@/features/seo/share-card/find-card-page';
import { isSiteFile } from '@/features/seo/site-files/site-file';
import type { MiddlewareStep } from './middleware-context';

/** Not done with `rewrites` in next.config.js, because they would add 2.9 KB of code to every page. */
export const crawlerFiles: MiddlewareStep = async (context) => {
  const route = findRoute(context.request.nextUrl.pathname);
  return route ? NextResponse.rewrite(new URL(route, context.request.url)) : context;
};

function findRoute(pathname: string): string | null {
  if (pathname === '/robots.txt') return '/api/robots';
  if (pathname === '/sitemap.xml') return '/api/sitemap';
  if (isSiteFile(pathname.slice(1))) return `/api/site-file?name=${pathname.slice(1)}`;
  const feed = parseFeedPath(pathname);
  if (feed) return `/api/feed?page=${encodeURIComponent(feed.page)}&format=${feed.format}`;
  const card = findCardPage(pathname);
  if (card) return `/api/share-card?page=${encodeURIComponent(card)}`;
  const offline = findOfflineRoute(pathname);
  if (offline) return offline;
  const part = /^\/sitemap-(\w{1,20})\.xml$/.exec(pathname)?.[1];
  return part ? `/api/sitemap?part=${part}` : null;
}
