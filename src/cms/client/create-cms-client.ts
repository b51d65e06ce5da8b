import { setTimeout as sleepFor } from 'node:timers/promises';
import { createSingleFlight } from '@/platform/cache/single-flight';
import { getPublishCount } from '@/platform/cluster/publish-count';
import { isRecord } from '@/platform/json/json-types';
import type { Logger } from '@/platform/telemetry/logger';
import { type CmsClient, type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import { CmsError, type CmsFailure } from './cms-error';
import { createSendQuery } from './send-query';

// Statuses of temporary failures: too many requests (429), or an unavailable server, gateway or CDN (all others).
const RETRYABLE_STATUSES = [429, 502, 503, 504, 520, 521, 522, 523, 524];
const RETRYABLE_CODES = /^(ECONNRESET|ECONNREFUSED|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_\w+)$/;

const FIRST_BACK_OFF_MS = 250;
const MAX_BACK_OFF_MS = 2000;

type Settings = {
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
  retries: number;
  deadlineMs: number;
  logger?: Logger;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
};

type Limits = CmsRequestOptions & { deadlineMs: number; signal: AbortSignal };

/** Simultaneous equal requests share one response. Temporary failures are retried until the deadline. */
export function createCmsClient(settings: Settings): CmsClient {
  const send = createSendWithRetries(settings);
  const shareFlight = createSingleFlight<unknown>();

  return {
    request(query: string, variables: CmsVariables, options: CmsRequestOptions = {}) {
      const { deadlineMs = settings.deadlineMs, headers, signal } = options;
      // A request after a publish does not share the response to one before it.
      const key = JSON.stringify([query, variables, deadlineMs, headers, getPublishCount()]);
      const start = (shared: AbortSignal) => send(query, variables, { deadlineMs, headers, signal: shared });
      return shareFlight(key, start, signal);
    },
  };
}

function createSendWithRetries({ endpoint, headers = {}, retries, logger, ...settings }: Settings) {
  // Looks up `fetch` at each call, because instrumentation can replace it after the client is created.
  const fetch: typeof globalThis.fetch = settings.fetch ?? ((...args) => globalThis.fetch(...args));
  const sleep = settings.sleep ?? ((ms, signal) => sleepFor(ms, undefined, { signal }));
  const random = settings.random ?? Math.random;
  const send = createSendQuery({ endpoint, headers, fetch });

  return async (query: string, variables: CmsVariables, limits: Limits): Promise<unknown> => {
    const startedAt = performance.now();
    const deadline = AbortSignal.timeout(limits.deadlineMs);
    const signal = AbortSignal.any([deadline, limits.signal]);
    const operation = toOperationName(query);

    for (let attempts = 1; ; attempts++) {
      const outcome = await send(query, variables, { headers: limits.headers, signal });
      if (!outcome.failure) return outcome.data;

      const elapsedMs = performance.now() - startedAt;
      const toError = (failure: CmsFailure) =>
        new CmsError(failure, { operation, url: endpoint, attempts, elapsedMs });
      if (deadline.aborted) throw toError(toTimeout(limits.deadlineMs, outcome.failure));
      limits.signal.throwIfAborted();

      const waitMs = outcome.failure.retryAfterMs ?? toBackOffMs(attempts, random());
      const isLast = attempts > retries || elapsedMs + waitMs >= limits.deadlineMs;
      if (isLast || !isRetryable(outcome.failure)) throw toError(outcome.failure);

      const { reason } = outcome.failure;
      logger?.debug({ operation, attempts, waitMs, reason }, 'CMS request is retried');
      await sleep(waitMs, signal).catch(ignoreAbort);
    }
  };
}

/** Ignores that the wait was aborted, because the next attempt is then aborted too and reports it. */
function ignoreAbort(error: unknown): void {
  if (!(isRecord(error) && error.name === 'AbortError')) throw error;
}

function isRetryable({ kind, status, code }: CmsFailure): boolean {
  if (kind === 'network') return RETRYABLE_CODES.test(code ?? '');
  return kind === 'http' && RETRYABLE_STATUSES.includes(status ?? 0);
}

/** Random, so that servers do not all retry at the same time. The limit doubles with each attempt (full jitter). */
function toBackOffMs(attempts: number, random: number): number {
  return random * Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
}

function toTimeout(deadlineMs: number, { cause }: CmsFailure): CmsFailure {
  return { kind: 'timeout', reason: `no response within ${deadlineMs / 1000} s`, cause };
}
