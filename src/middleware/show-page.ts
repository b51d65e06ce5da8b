import { type NextRequest, NextResponse } from 'next/server';
import { REFUSED_PATH, toInternalPath } from '@/features/sites/internal-path';
import type { ResponseCookie } from '@/platform/http/response-cookie';
import type { MiddlewareContext, MiddlewareStep } from './middleware-context';

/** Ends the chain: shows the page, or 404 for a path that no page can have. */
export const showPage: MiddlewareStep = async (context) => toPageResponse(context);

/** The internal path leads to src/pages/[[...path]].tsx. */
export function toPageResponse(
  { request, page, headers }: MiddlewareContext,
  cookies: readonly ResponseCookie[] = [],
): NextResponse {
  const response = rewriteTo(page ? toInternalPath(page) : REFUSED_PATH, request);
  // Cookies first: setting one replaces all Set-Cookie headers with the cookies known to `response.cookies`.
  for (const cookie of cookies) response.cookies.set(cookie);
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
}

/** Shows an internal path, without the query: a page is cached by its path alone. */
export function rewriteTo(internalPath: string, { nextUrl }: NextRequest): NextResponse {
  // Only a clone keeps the form of a data request; it would also keep a trailing slash.
  const url = nextUrl.buildId ? nextUrl.clone() : new URL(nextUrl.origin);
  url.pathname = internalPath;
  url.search = '';
  return NextResponse.rewrite(url);
}
