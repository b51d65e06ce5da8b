import { type NextRequest, NextResponse } from 'next/server';
import { REFUSED_PATH, toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';

/** Ends the chain of steps. Shows the page of the context, or the 404 page if the context has no page. */
export const showPage: MiddlewareStep = async ({ request, page, headers, cookies = [] }) => {
  const response = rewriteTo(page ? toInternalPath(page) : REFUSED_PATH, request);
  // Sets cookies before headers, because `cookies.set` removes all Set-Cookie headers that were set as headers.
  for (const cookie of cookies) response.cookies.set(cookie);
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
};

/** Rewrites a request to an internal path without a query, because a page is cached by its path alone. */
export function rewriteTo(internalPath: string, { nextUrl }: NextRequest): NextResponse {
  // A clone keeps the `/_next/data/…` form of a data request, but it would also keep a trailing slash of other URLs.
  const url = nextUrl.buildId ? nextUrl.clone() : new URL(nextUrl.origin);
  url.pathname = internalPath;
  url.search = '';
  return NextResponse.rewrite(url);
}
