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
import { getRequestScope } from './request-scope';
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
      const leftMs = (scope.deadlineAt ?? Number.POSITIVE_INFINITY) - performance.now();
      const limits = { headers, priority, deadlineMs: Math.max(1, Math.min(deadlineMs, leftMs)) };
      // A request after a publish does not share the response to one before it.
      const key = JSON.stringify([query, variables, deadlineMs, headers, priority, getPublishCount()]);
      const operation = toOperationName(query);
      const start = (shared: AbortSignal) =>
        observeQuery(operation, () => send(query, variables, { ...limits, signal: shared }));
      return observeCaller(operation, () => shareFlight(key, start, signal));
    },
  };
}

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
    const deadline = AbortSignal.timeout(Math.ceil(deadlineMs));
    const signal = AbortSignal.any([deadline, limits.signal]);
    const operation = toOperationName(query);
    shared.retries.countRequest();

    for (let attempts = 1, elapsedMs = 0; ; attempts++) {
      const outcome = await send(query, variables, { ...limits, leftMs: deadlineMs - elapsedMs, signal });
      elapsedMs = performance.now() - startedAt;
      if (!outcome.failure) return outcome.data;
      limits.signal.throwIfAborted();
      const failure = deadline.aborted ? toTimeout(deadlineMs, outcome.failure) : outcome.failure;
      const waitMs = toWaitMs(failure, attempts, deadlineMs - elapsedMs);
      if (waitMs === null) throw new CmsError(failure, { operation, url: endpoint, attempts, elapsedMs });

      noteRetry(operation, attempts);
      logger?.debug({ operation, attempts, waitMs, reason: failure.reason }, 'CMS request is retried');
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

/** A query that waited in vain for its turn did not time out: the CMS never saw it. */
function toTimeout(deadlineMs: number, failure: CmsFailure): CmsFailure {
  if (isRefusal(failure)) return failure;
  return {
    kind: 'timeout',
    reason: `no response within ${Number((deadlineMs / 1000).toFixed(2))} s`,
    cause: failure.cause,
  };
}
