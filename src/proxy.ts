import type { NextRequest, NextResponse } from 'next/server';
import { getMiddleware } from '@/composition/middleware';
import { runSteps } from '@/middleware/steps';
import { addMissingHeaders } from '@/platform/http/add-missing-headers';

/** Next runs this function before each request that matches the pattern below. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { steps, reportTimes, policy } = getMiddleware();
  return addMissingHeaders(await runSteps(steps, request, reportTimes), policy);
}

export const config = {
  // Excludes static files and API routes, unless the URL ends in a slash, which the middleware removes.
  // The pattern is short, because Next sends it to every browser.
  matcher: '/((?!(?:_next/static|api/).*[^/]$).*)',
};
