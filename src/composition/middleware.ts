import type { NextResponse } from 'next/server';
import { toFrameAncestors } from '@/features/editing/server/allowed-origins';
import { hasEditingSession } from '@/features/editing/server/session-cookies';
import { createLoadRedirects } from '@/features/redirects/load-redirects';
import type { MiddlewareSteps } from '@/middleware/middleware-context';
import { createSteps, type ReportTimes } from '@/middleware/steps';
import { countStepTimes, type StepTime, toServerTiming } from '@/platform/telemetry/step-times';
import { lazy } from './lazy';
import { createPersonalizeClients } from './personalize-clients';
import { getServer } from './server';

type Middleware = { steps: MiddlewareSteps; reportTimes: ReportTimes };

export const getMiddleware = lazy((): Middleware => {
  const { config, logger, cms, loadSites } = getServer();
  const { secret, allowedOrigins } = config.editing;
  const { redirectsCacheMs: ttlMs } = config.timeouts;
  const steps = createSteps({
    loadSites,
    maySiteBeChosen: config.site.mayBeChosen,
    loadRedirects: createLoadRedirects({ fetchRedirects: cms.fetchRedirects, ttlMs, logger }),
    personalization: createPersonalizeClients(config, { ...cms, logger }),
    editor: {
      hasSession: ({ cookies }) => hasEditingSession(cookies, secret),
      framePolicy: toFrameAncestors(allowedOrigins),
    },
  });
  const reportTimes = config.sendServerTiming ? addServerTiming : countStepTimes;
  return { steps, reportTimes };
});

function addServerTiming(times: readonly StepTime[], response: NextResponse): void {
  response.headers.set('Server-Timing', toServerTiming(times));
}
