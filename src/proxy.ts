import type { NextRequest } from 'next/server';
import { getCms } from '@/cms/create-cms';
import { createSteps, runSteps } from '@/middleware/steps';

let steps: ReturnType<typeof createSteps> | undefined;

export function proxy(request: NextRequest) {
  steps ??= createSteps(getCms());
  return runSteps(steps, request);
}

export const config = {
  // Everything but the framework's files, the API and the files of public/. `_next/data` does pass: it is a page.
  // Every browser gets this pattern, so it is short.
  matcher: '/((?!_next/static|api/|favicon.ico|icon.svg).*)',
};
