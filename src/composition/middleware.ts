import { findViewer } from '@/features/editing/server/session-cookies';
import { createLoadRedirects } from '@/features/redirects/load-redirects';
import { createPagePolicies } from '@/features/security/page-policy';
import { createSteps, type ReportTimes } from '@/middleware/steps';
import { countStepTimes, toServerTiming } from '@/platform/telemetry/step-times';
import { lazy } from './lazy';
import { getPathGate } from './path-gate';
import { createPersonalizeClients } from './personalize-clients';
import { getServer } from './server';

export const getMiddleware = lazy(() => {
  const { config, logger, cms, loadSites } = getServer();
  const policies = createPagePolicies(config);
  const { redirectsCacheMs: ttlMs } = config.timeouts;
  const steps = createSteps({
    loadSites,
    maySiteBeChosen: config.site.mayBeChosen,
    loadRedirects: createLoadRedirects({ fetchRedirects: cms.fetchRedirects, ttlMs, logger }),
    personalization: createPersonalizeClients(config, { ...cms, logger, enterPathGate: getPathGate() }),
    editor: {
      findViewer: ({ cookies }) => findViewer(cookies, config.editing.secret),
      policy: policies.editor,
    },
  });
  const reportTimes: ReportTimes = (times, response) => {
    countStepTimes(times);
    if (config.sendServerTiming) response.headers.set('Server-Timing', toServerTiming(times));
  };
  return { steps, reportTimes, policy: policies.visitor };
});
