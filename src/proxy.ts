import type { NextRequest } from 'next/server';
import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { toFrameAncestors } from '@/editing/frame-ancestors';
import { hasEditingSession } from '@/editing/session-cookie';
import { createPersonalizeClients } from '@/middleware/personalize/create-personalize-clients';
import { createLoadRedirects } from '@/middleware/redirects/load-redirects';
import { createSteps, runSteps } from '@/middleware/steps';

let steps: ReturnType<typeof createSteps> | undefined;

export function proxy(request: NextRequest) {
  steps ??= create();
  return runSteps(steps, request);
}

function create() {
  const settings = getConfig();
  const { secret, allowedOrigins } = settings.editing;
  const editor = {
    hasSession: ({ cookies }: NextRequest) => hasEditingSession(cookies, secret),
    framePolicy: toFrameAncestors(allowedOrigins),
  };
  const cms = getCms();
  return createSteps({
    loadSites: cms.loadSites,
    maySiteBeChosen: getConfig().site.mayBeChosen,
    loadRedirects: createLoadRedirects(cms),
    personalization: createPersonalizeClients(settings, cms),
    editor,
  });
}

export const config = {
  // Everything but the framework's files, the API and the files of public/. `_next/data` does pass: it is a page.
  // Every browser gets this pattern, so it is short.
  matcher: '/((?!_next/static|api/|favicon.ico|icon.svg).*)',
};
