import { toFrameAncestors } from '@/features/editing/server/allowed-origins';
import { hasEditingSession } from '@/features/editing/server/session-cookies';
import { createLoadRedirects } from '@/features/redirects/load-redirects';
import { createSteps, type ReportTimes } from '@/middleware/steps';
import { countStepTimes, toServerTiming } from '@/platform/telemetry/step-times';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { createPersonalizeClients } from './personalize-clients';
import { getServer } from './server';

export const getMiddleware = lazy(() => {
  const { config, logger, cms, loadSites } = getServer();
  const { secret, allowedOrigins } = config.editing;
  const { redirectsCacheMs: ttlMs } = config.timeouts;
  const steps = createSteps({
    loadSites,
    maySiteBeChosen: config.site.mayBeChosen,
    loadRedirects: createLoadRedirects({ fetchRedirects: cms.fetchRedirects, ttlMs, logger }),
    personalization: createPersonalizeClients(config, { ...cms, logger, enterPathGate: getPathGate() }),
    editor: {
      hasSession: ({ cookies }) => hasEditingSession(cookies, secret),
      framePolicy: toFrameAncestors(allowedOrigins),
    },
  });
  const reportTimes: ReportTimes = (times, response) => {
    countStepTimes(times);
    if (config.sendServerTiming) response.headers.set('Server-Timing', toServerTiming(times));
  };
  return { steps, reportTimes };
});
