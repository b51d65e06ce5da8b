import type { NextResponse } from 'next/server';
import { REFUSED_PATH, toInternalPath } from '@/lib/internal-path';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep, ResponseCookie, Visit } from './types';

/** The end of the chain: shows the page that the steps have found, or 404 where no page can be. */
export const showPage: MiddlewareStep = async (visit) => toPageResponse(visit);

export function toPageResponse(
  { request, page, headers }: Visit,
  cookies: readonly ResponseCookie[] = [],
): NextResponse {
  const response = rewriteTo(page ? toInternalPath(page) : REFUSED_PATH, request);
  // Before the headers: each cookie that is set writes all anew, and forgets one that it did not set.
  for (const cookie of cookies) response.cookies.set(cookie);
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
}
