import { NextResponse } from 'next/server';
import type { MiddlewareStep } from './types';

/**
 * Sends `/robots.txt`, `/sitemap.xml` and `/sitemap-<part>.xml` to the routes that answer them. Not as `rewrites` of
 * next.config.js: those would put 2.9 KB of matching code into every page.
 */
export const crawlerFiles: MiddlewareStep = async (visit) => {
  const route = findRoute(visit.request.nextUrl.pathname);
  return route ? NextResponse.rewrite(new URL(route, visit.request.url)) : visit;
};

function findRoute(pathname: string): string | null {
  if (pathname === '/robots.txt') return '/api/robots';
  if (pathname === '/sitemap.xml') return '/api/sitemap';
  const part = /^\/sitemap-(\w{1,20})\.xml$/.exec(pathname)?.[1];
  return part ? `/api/sitemap?part=${part}` : null;
}
