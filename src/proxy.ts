import type { NextRequest } from 'next/server';
import { getMiddleware } from '@/composition/middleware';
import { runSteps } from '@/middleware/steps';

/** Runs before every page request. */
export function proxy(request: NextRequest) {
  const { steps, reportTimes } = getMiddleware();
  return runSteps(steps, request, reportTimes);
}

export const config = {
  // Excludes Next's static files, the API and the files of public/, unless the URL ends in a slash, which the
  // middleware removes. `_next/data` is a page request. Short, because Next sends the pattern to every browser.
  matcher: '/((?!(?:_next/static|api/).*[^/]$|favicon.ico$|icon.svg$).*)',
};
