import type { NextRequest } from 'next/server';
import { getMiddleware } from '@/composition/middleware';
import { runSteps } from '@/middleware/steps';

/** Runs before every page request. */
export function proxy(request: NextRequest) {
  const { steps, reportTimes } = getMiddleware();
  return runSteps(steps, request, reportTimes);
}

export const config = {
  // Everything but Next's static files, the API and the files of public/, and these too with a trailing slash, which the
  // middleware removes. `_next/data` is a page request. Next sends this pattern to every browser, so it is short.
  matcher: '/((?!(?:_next/static|api/).*[^/]$|favicon.ico$|icon.svg$).*)',
};
