import { setTimeout as sleepFor } from 'node:timers/promises';
import { createSingleFlight } from '@/platform/cache/single-flight';
import { getPublishCount } from '@/platform/cluster/publish-count';
import { isRecord } from '@/platform/json/json-types';
import type { Logger } from '@/platform/telemetry/logger';
import { type CmsClient, type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import { CmsError, type CmsFailure } from './cms-error';
import { type CmsLimits, createCmsLimits } from './cms-limits';
import { createLimitedSend, isRefusal, isUnavailableStatus } from './limited-send';
import { noteRetry, observeCaller, observeQuery } from './observe-request';
import type { Priority } from './request-budget';
import { getRequestScope, type RequestScope } from './request-scope';
import { createSendQuery } from './send-query';

const RETRYABLE_CODES = /^(ECONNRESET|ECONNREFUSED|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_\w+)$/;

const FIRST_BACK_OFF_MS = 250;
const MAX_BACK_OFF_MS = 2000;

type Settings = {
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
  retries: number;
  deadlineMs: number;
  /** By default the client has limits of its own. */
  limits?: CmsLimits;
  logger?: Logger;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
};

type Limits = {
  headers?: Readonly<Record<string, string>>;
  priority: Priority;
  deadlineMs: number;
  signal: AbortSignal;
};

/** What Experience Edge allows a tenant. */
const DEFAULT_REQUESTS_PER_SECOND = 80;

/** Simultaneous equal requests share one response. Temporary failures are retried until the deadline. */
export function createCmsClient(settings: Settings): CmsClient {
  const send = createSendWithRetries(settings);
  const shareFlight = createSingleFlight<unknown>();

  return {
    request(query: string, variables: CmsVariables, options: CmsRequestOptions = {}) {
      const scope = getRequestScope();
      const { deadlineMs = settings.deadlineMs, headers, signal, priority = scope.priority } = options;
      // A request after a publish does not share the response to one before it.
      const key = JSON.stringify([query, variables, deadlineMs, headers, priority, getPublishCount()]);
      const operation = toOperationName(query);
      let started: Flight | undefined;
      const start = (shared: AbortSignal) => {
        // Its deadline is not that of the caller, who may have less time left than those that join it.
        const limits = { headers, priority, deadlineMs, signal: shared };
        const response = observeQuery(operation, () => send(query, variables, limits));
        started = { response, signal: shared };
        return response;
      };

      return observeCaller(operation, async () => {
        const startedAt = performance.now();
        const { end, until } = toEndOfWait(scope, deadlineMs, signal);
        try {
          return await shareFlight(key, start, until);
        } catch (error) {
          if (!end || error !== end.reason) throw error;
          // Nobody else waits, so the query was aborted. Its error says whether it was sent at all.
          if (started?.signal.aborted) return started.response;
          throw new CmsError(toTimeout(performance.now() - startedAt, error), {
            operation,
            url: settings.endpoint,
          });
        }
      });
    },
  };
}

/** Returns the signals that end the wait of a caller: `end` if its scope has less time left than the query. */
function toEndOfWait(
  { deadlineAt = Number.POSITIVE_INFINITY }: RequestScope,
  deadlineMs: number,
  signal?: AbortSignal,
) {
  const leftMs = deadlineAt - performance.now();
  if (leftMs >= deadlineMs) return { until: signal };
  const end = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
  return { end, until: signal ? AbortSignal.any([end, signal]) : end };
}

type Flight = { response: Promise<unknown>; signal: AbortSignal };

function createSendWithRetries({ endpoint, headers = {}, retries, logger, ...settings }: Settings) {
  // Looks up `fetch` at each call, because instrumentation can replace it after the client is created.
  const fetch: typeof globalThis.fetch = settings.fetch ?? ((...args) => globalThis.fetch(...args));
  const sleep = settings.sleep ?? ((ms, signal) => sleepFor(ms, undefined, { signal }));
  const random = settings.random ?? Math.random;
  const shared = settings.limits ?? createCmsLimits({ requestsPerSecond: DEFAULT_REQUESTS_PER_SECOND });
  const send = createLimitedSend(createSendQuery({ endpoint, headers, fetch }), shared, logger);

  /** Returns how long to wait before the next attempt, or `null` if there is none. */
  function toWaitMs(failure: CmsFailure, attempts: number, leftMs: number): number | null {
    const waitMs = failure.retryAfterMs ?? toBackOffMs(attempts, random());
    const mayRetry = attempts <= retries && waitMs < leftMs && isRetryable(failure);
    return mayRetry && shared.retries.takeRetry() ? waitMs : null;
  }

  return async (query: string, variables: CmsVariables, limits: Limits): Promise<unknown> => {
    const { deadlineMs } = limits;
    const startedAt = performance.now();
    const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(deadlineMs)), limits.signal]);
    const operation = toOperationName(query);
    shared.retries.countRequest();

    for (let attempts = 1, elapsedMs = 0; ; attempts++) {
      const outcome = await send(query, variables, { ...limits, leftMs: deadlineMs - elapsedMs, signal });
      elapsedMs = performance.now() - startedAt;
      if (!outcome.failure) return outcome.data;
      if (signal.aborted)
        throw toEnd(signal, outcome.failure, { operation, url: endpoint, attempts, elapsedMs });
      const waitMs = toWaitMs(outcome.failure, attempts, deadlineMs - elapsedMs);
      if (waitMs === null)
        throw new CmsError(outcome.failure, { operation, url: endpoint, attempts, elapsedMs });

      noteRetry(operation, attempts);
      logger?.debug(
        { operation, attempts, waitMs, reason: outcome.failure.reason },
        'CMS request is retried',
      );
      await sleep(waitMs, signal).catch(ignoreAbort);
    }
  };
}

/** Ignores that the wait was aborted, because the next attempt is then aborted too and reports it. */
function ignoreAbort(error: unknown): void {
  if (!(isRecord(error) && error.name === 'AbortError')) throw error;
}

/** Does not retry a 429 without `Retry-After`, because each attempt would prolong the time until the CMS answers. */
function isRetryable({ kind, status, code, retryAfterMs }: CmsFailure): boolean {
  if (kind === 'network') return RETRYABLE_CODES.test(code ?? '');
  if (status === 429 && retryAfterMs === null) return false;
  return kind === 'http' && isUnavailableStatus(status);
}

/** Random, so that servers do not all retry at the same time. The limit doubles with each attempt (full jitter). */
function toBackOffMs(attempts: number, random: number): number {
  return random * Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
}

type Effort = { operation: string; url: string; attempts: number; elapsedMs: number };

/** Returns why an aborted query ended: its callers have gone, or the time of the query or of the last caller is over. */
function toEnd({ reason }: AbortSignal, failure: CmsFailure, effort: Effort): unknown {
  if (!isRecord(reason) || reason.name !== 'TimeoutError') return reason;
  // A query that waited in vain for its turn did not time out: the CMS never saw it.
  if (isRefusal(failure)) return new CmsError(failure, effort);
  return new CmsError(toTimeout(effort.elapsedMs, failure.cause), effort);
}

const toTimeout = (ms: number, cause: unknown): CmsFailure => ({
  kind: 'timeout',
  reason: `no response within ${(ms / 1000).toFixed(1)} s`,
  cause,
});
