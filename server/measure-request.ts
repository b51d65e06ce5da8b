import type { ServerResponse } from 'node:http';
import { countPageCache, countRequest, type RequestKind } from '../src/platform/telemetry/counters.ts';
import type { RequestContext } from '../src/platform/telemetry/request-context.ts';

const CACHE_STATES = { HIT: 'hit', STALE: 'stale', MISS: 'miss' } as const;

const isCacheState = (text: string): text is keyof typeof CACHE_STATES => Object.hasOwn(CACHE_STATES, text);

/** Counts a request in the metrics when its response has ended. */
export function measureWhenDone(response: ServerResponse, context: RequestContext): void {
  const startedAt = performance.now();
  const kind = toRequestKind(context.path ?? '');
  response.once('close', () => {
    const { cache = '' } = context;
    countRequest(kind, response.statusCode, performance.now() - startedAt);
    if (isCacheState(cache)) countPageCache(CACHE_STATES[cache]);
  });
}

const KINDS: readonly [RegExp, RequestKind][] = [
  [/^\/_next\/data\//, 'data'],
  [/^\/api\/editing\//, 'editing'],
  [/^\/(?:robots\.txt|sitemap[\w-]*\.xml|api\/robots|api\/sitemap)$/, 'file'],
  [/^\/api\//, 'api'],
  [/^\/_next\/|\.[a-z][a-z0-9]{1,4}$/, 'asset'],
];

/** `path` is what the visitor requested, without the query. */
export const toRequestKind = (path: string): RequestKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
