import type { NextResponse } from 'next/server';
import { REFUSED_PATH, toInternalPath } from '@/lib/internal-path';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep, Visit } from './types';

/** The end of the chain: shows the page that the steps have found, or 404 where no page can be. */
export const showPage: MiddlewareStep = async (visit) => toPageResponse(visit);

export function toPageResponse({ request, page, headers }: Visit): NextResponse {
  const response = rewriteTo(page ? toInternalPath(page) : REFUSED_PATH, request);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
