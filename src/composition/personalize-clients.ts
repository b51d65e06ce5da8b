import type { Cms } from '@/cms/create-cms';
import { createLoadPersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { createPersonalizeVisitor } from '@/features/personalization/server/personalize-visitor';
import type { PersonalizeClients } from '@/middleware/personalize';
import type { Config } from '@/platform/config/config';
import { createThrottledLog } from '@/platform/telemetry/throttled-log';

type Settings = Pick<Config, 'edge' | 'personalize' | 'jssMode'>;

/** Returns `null` if the CMS is disconnected or there is no context id, which personalization requires. */
export function createPersonalizeClients(
  { edge, personalize, jssMode }: Settings,
  { client, logger }: Pick<Cms, 'client' | 'logger'>,
): PersonalizeClients | null {
  const { contextId, url: edgeUrl } = edge;
  if (contextId === undefined || jssMode === 'disconnected') return null;
  const { scope, edgeTimeoutMs, cdpTimeoutMs, cacheMs } = personalize;
  // Looks up `fetch` at each call: instrumentation may replace it after the start.
  const currentFetch: typeof fetch = (...args) => globalThis.fetch(...args);
  const cdp = { edgeUrl, contextId, fetch: currentFetch };
  return {
    contextId,
    cdpTimeoutMs,
    loadPersonalizeInfo: createLoadPersonalizeInfo(client, { deadlineMs: edgeTimeoutMs, ttlMs: cacheMs }),
    personalizeVisitor: createPersonalizeVisitor(cdp, { scope }),
    onFailure: createThrottledLog(logger, 'A page was shown without personalization'),
  };
}
