import type { NextRequest, NextResponse } from 'next/server';
import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { toFrameAncestors } from '@/editing/frame-ancestors';
import { hasEditingSession } from '@/editing/session-cookie';
import { createPersonalizeClients } from '@/middleware/personalize/create-personalize-clients';
import { createLoadRedirects } from '@/middleware/redirects/load-redirects';
import { createSteps, runSteps } from '@/middleware/steps';
import { countStepTimes, type StepTime, toServerTiming } from '@/telemetry/step-times';

let run: ((request: NextRequest) => Promise<NextResponse>) | undefined;

export function proxy(request: NextRequest) {
  run ??= create();
  return run(request);
}

function create() {
  const settings = getConfig();
  const watch = settings.isDevelopment ? tellBrowser : countStepTimes;
  const { secret, allowedOrigins } = settings.editing;
  const editor = {
    hasSession: ({ cookies }: NextRequest) => hasEditingSession(cookies, secret),
    framePolicy: toFrameAncestors(allowedOrigins),
  };
  const cms = getCms();
  const steps = createSteps({
    loadSites: cms.loadSites,
    mainSiteName: settings.site.name,
    maySiteBeChosen: settings.site.mayBeChosen,
    loadRedirects: createLoadRedirects(cms),
    personalization: createPersonalizeClients(settings, cms),
    editor,
  });
  return (request: NextRequest) => runSteps(steps, request, watch);
}

function tellBrowser(times: readonly StepTime[], response: NextResponse) {
  response.headers.set('Server-Timing', toServerTiming(times));
}

export const config = {
  // Everything but the framework's files, the API and the files of public/. `_next/data` does pass: it is a page.
  // Every browser gets this pattern, so it is short.
  matcher: '/((?!_next/static|api/|favicon.ico$|icon.svg$).*)',
};
