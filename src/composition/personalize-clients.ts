import type { EnterPathGate } from '@/cms/client/path-gate';
import type { Cms } from '@/cms/create-cms';
import { createLoadPersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { createHasMarketingConsent } from '@/features/consent/server/create-has-marketing-consent';
import { createPersonalizeVisitor } from '@/features/personalization/server/personalize-visitor';
import type { PersonalizeClients } from '@/middleware/personalize';
import type { Config } from '@/platform/config/config';
import { createThrottledLog } from '@/platform/telemetry/throttled-log';

const NO_CONSENT_ON_SERVER =
  'No page is personalized: without CONSENT_COOKIE and CONSENT_MARKETING_PATTERN, requests tell nothing about consent';

type Settings = Pick<Config, 'edge' | 'personalize' | 'jssMode' | 'consentManager'>;

/** Returns `null` if the CMS is disconnected, there is no context id, or the server cannot know of any consent. */
export function createPersonalizeClients(
  { edge, personalize, jssMode, consentManager }: Settings,
  { client, logger, enterPathGate }: Pick<Cms, 'client' | 'logger'> & { enterPathGate?: EnterPathGate },
): PersonalizeClients | null {
  const { contextId, browserContextId, url: edgeUrl } = edge;
  if (contextId === undefined || browserContextId === undefined || jssMode === 'disconnected') return null;
  const hasMarketingConsent = createHasMarketingConsent(consentManager);
  if (!hasMarketingConsent) {
    if (consentManager.name !== 'never')
      logger.warn({ consentManager: consentManager.name }, NO_CONSENT_ON_SERVER);
    return null;
  }
  const { scope, edgeTimeoutMs, cdpTimeoutMs, cacheMs } = personalize;
  // Looks up `fetch` at each call: instrumentation may replace it after the start.
  const currentFetch: typeof fetch = (...args) => globalThis.fetch(...args);
  const cdp = { edgeUrl, contextId, fetch: currentFetch };
  return {
    contextId: browserContextId,
    hasMarketingConsent,
    cdpTimeoutMs,
    loadPersonalizeInfo: createLoadPersonalizeInfo(client, {
      deadlineMs: edgeTimeoutMs,
      ttlMs: cacheMs,
      enterPathGate,
    }),
    personalizeVisitor: createPersonalizeVisitor(cdp, { scope }),
    onFailure: createThrottledLog(logger, 'A page was shown without personalization'),
  };
}
