import type { Cms } from '@/cms/create-cms';
import { createLoadPersonalizeInfo } from '@/cms/fetch-personalize-info';
import type { Config } from '@/config';
import { createPersonalizeVisitor } from '@/services/personalization/personalize-visitor';
import type { PersonalizeClients } from './personalize';
import { createSparseLog } from './sparse-log';

type Settings = Pick<Config, 'edge' | 'personalize' | 'jssMode'>;

/** The systems that decide what a visitor sees; `null` where there are none: they are reached by context id alone. */
export function createPersonalizeClients(
  { edge, personalize, jssMode }: Settings,
  { client, logger, missingPages }: Pick<Cms, 'client' | 'logger' | 'missingPages'>,
): PersonalizeClients | null {
  const { contextId, url: edgeUrl } = edge;
  if (contextId === undefined || jssMode === 'disconnected') return null;
  const { scope, edgeTimeoutMs, cdpTimeoutMs, cacheMs } = personalize;
  // Looked up at each call: instrumentation may replace the global one after start.
  const askWith: typeof fetch = (...args) => globalThis.fetch(...args);
  const cdp = { edgeUrl, contextId, fetch: askWith };
  return {
    contextId,
    // One deadline for both: what the CMS took of it, Sitecore's personalization cannot take once more.
    deadlineMs: cdpTimeoutMs,
    loadPersonalizeInfo: createLoadPersonalizeInfo(client, {
      deadlineMs: edgeTimeoutMs,
      ttlMs: cacheMs,
      missingPages,
    }),
    personalizeVisitor: createPersonalizeVisitor(cdp, { scope }),
    onFailure: createSparseLog(logger, 'A visitor gets a page without personalization'),
  };
}
