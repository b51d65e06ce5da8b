import { type NextRequest, NextResponse } from 'next/server';
import { REFUSED_PATH, toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';

/** Ends the chain: shows the page, or 404 for a path that no page can have. */
export const showPage: MiddlewareStep = async ({ request, page, headers, cookies = [] }) => {
  const response = rewriteTo(page ? toInternalPath(page) : REFUSED_PATH, request);
  // Cookies first: setting one replaces all Set-Cookie headers with the cookies known to `response.cookies`.
  for (const cookie of cookies) response.cookies.set(cookie);
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
};

/** Shows an internal path, without the query: a page is cached by its path alone. */
export function rewriteTo(internalPath: string, { nextUrl }: NextRequest): NextResponse {
  // A clone keeps the form of a data request. For a document it would keep a trailing slash.
  const url = nextUrl.buildId ? nextUrl.clone() : new URL(nextUrl.origin);
  url.pathname = internalPath;
  url.search = '';
  return NextResponse.rewrite(url);
}
