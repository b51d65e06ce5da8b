import type { NextRequest } from 'next/server';
import { getMiddleware } from '@/composition/middleware';
import { runSteps } from '@/middleware/steps';

/** Next runs this function before each request that matches the pattern below. */
export function proxy(request: NextRequest) {
  const { steps, reportTimes } = getMiddleware();
  return runSteps(steps, request, reportTimes);
}

export const config = {
  // Excludes static files, API routes and icons, unless the URL ends in a slash, which the middleware removes.
  // The pattern is short, because Next sends it to every browser.
  matcher: '/((?!(?:_next/static|api/).*[^/]$|favicon.ico$|icon.svg$).*)',
};
