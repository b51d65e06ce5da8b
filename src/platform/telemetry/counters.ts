import { record } from './metrics';

/** `page` and `data` are views, `asset` is what lies below `/_next/static` or in `public`. */
export type RequestKind = 'page' | 'data' | 'asset' | 'api' | 'editing' | 'file';

/** Call it once for each response. */
export const countRequest = (kind: RequestKind, status: number, ms: number): void =>
  record('requests', ms / 1000, { kind, status: `${Math.floor(status / 100)}xx` });

/** `type` is a short code such as `cms-timeout`; never a text of the error. */
export const countError = (type: string): void => record('errors', 1, { type });

/** `visitor` is a first view, or the renewal of an old page after a view. `publish` is a renewal by the webhook. */
export type RenderReason = 'visitor' | 'publish' | 'editor';

export const countRender = (
  reason: RenderReason,
  outcome: 'page' | 'not-found' | 'failure',
  ms: number,
): void => record('renders', ms / 1000, { reason, outcome });

/** `state`: `x-nextjs-cache` of a response, in lower case. */
export const countPageCache = (state: 'hit' | 'stale' | 'miss'): void => record('pageCache', 1, { state });

/** `outcome`: `ok`, the kind of a CmsError, or `refused` if no request was sent. */
export const countCmsRequest = (operation: string, outcome: string, ms: number): void =>
  record('cmsRequests', ms / 1000, { operation, outcome });

export const countCmsRetry = (operation: string): void => record('cmsRetries', 1, { operation });

const BREAKER_STATES = { closed: 0, 'half-open': 1, open: 2 };

/** Call it at each change, and once with `closed` at the start. */
export const recordBreaker = (operation: string, state: keyof typeof BREAKER_STATES): void =>
  record('breakers', BREAKER_STATES[state], { operation });

type Priority = 'visitor' | 'background';

/** Call it at each change of the length. */
export const recordCmsQueue = (priority: Priority, length: number): void =>
  record('cmsQueue', length, { priority });

export const countCmsQueueWait = (priority: Priority, ms: number): void =>
  record('cmsQueueWaits', ms / 1000, { priority });

/** Call it when the last page of a publish is renewed, or when this has failed for good. */
export const countPublish = (outcome: 'live' | 'failed', ms: number): void =>
  record('publishLag', ms / 1000, { outcome });

/** Call it at each change of the connection, and once at the start. */
export const recordRedis = (isConnected: boolean): void => record('redis', isConnected ? 1 : 0);
