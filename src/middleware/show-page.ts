import { type NextRequest, NextResponse } from 'next/server';
import { findSearchRequest, toSearchParams } from '@/features/search/search-request';
import { type PageKey, REFUSED_PATH, toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';

/** Ends the chain of steps. Shows the page of the context, or the 404 page if the context has no page. */
export const showPage: MiddlewareStep = async ({ request, page, headers, cookies = [] }) => {
  const response = page ? rewriteToPage(page, request) : rewriteTo(REFUSED_PATH, request);
  // Sets cookies before headers, because `cookies.set` removes all Set-Cookie headers that were set as headers.
  for (const cookie of cookies) response.cookies.set(cookie);
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
};

/** Search results depend on the query, so a route of their own renders them for each request. */
function rewriteToPage(page: PageKey, request: NextRequest): NextResponse {
  const search = findSearchRequest(page.path, request.nextUrl.searchParams);
  const internalPath = toInternalPath(page);
  return search
    ? rewriteTo(`/_search${internalPath}`, request, toSearchParams(search))
    : rewriteTo(internalPath, request);
}

/** Rewrites a request to an internal path without the visitor's query, because a page is cached by its path alone. */
export function rewriteTo(internalPath: string, { nextUrl }: NextRequest, query = ''): NextResponse {
  // A clone keeps the `/_next/data/…` form of a data request, but it would also keep a trailing slash of other URLs.
  const url = nextUrl.buildId ? nextUrl.clone() : new URL(nextUrl.origin);
  url.pathname = internalPath;
  url.search = query;
  return NextResponse.rewrite(url);
}
