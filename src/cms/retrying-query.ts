import type { Logger } from '@/telemetry/logger';
import { type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import { CmsError, type CmsFailure } from './cms-error';
import type { SendQuery } from './send-query';

// What may pass by itself: too many requests, and what gateways and Edge's CDN say when they cannot reach the CMS.
const PASSING_STATUSES = [429, 502, 503, 504, 520, 521, 522, 523, 524];
const PASSING_CODES = /^(ECONNRESET|ECONNREFUSED|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_\w+)$/;

const FIRST_BACK_OFF_MS = 250;
const MAX_BACK_OFF_MS = 2000;

type RetrySettings = {
  endpoint: string;
  retries: number;
  logger?: Logger;
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random: () => number;
};

type Limits = CmsRequestOptions & { deadlineMs: number; signal: AbortSignal };

/** Sends until it succeeds, cannot succeed, or the deadline for all attempts together is reached. */
export function createRetryingQuery(send: SendQuery, settings: RetrySettings) {
  return async (query: string, variables: CmsVariables, limits: Limits): Promise<unknown> => {
    const startedAt = performance.now();
    const deadline = AbortSignal.timeout(limits.deadlineMs);
    const signal = AbortSignal.any([deadline, limits.signal]);
    const operation = toOperationName(query);

    for (let attempts = 1; ; attempts++) {
      const outcome = await send(query, variables, { headers: limits.headers, signal });
      if (!outcome.failure) return outcome.data;

      const elapsedMs = performance.now() - startedAt;
      const fail = (failure: CmsFailure) =>
        new CmsError(failure, { operation, url: settings.endpoint, attempts, elapsedMs });
      if (deadline.aborted) throw fail(toTimeout(limits.deadlineMs, outcome.failure));
      limits.signal.throwIfAborted();

      const waitMs = outcome.failure.retryAfterMs ?? toBackOffMs(attempts, settings.random());
      const isLast = attempts > settings.retries || elapsedMs + waitMs >= limits.deadlineMs;
      if (isLast || !mayPass(outcome.failure)) throw fail(outcome.failure);

      settings.logger?.debug(
        { operation, attempts, waitMs, reason: outcome.failure.reason },
        'CMS request tried again',
      );
      // A wait that is cut short is noticed by the next attempt, which ends at once.
      await settings.sleep(waitMs, signal).catch(() => undefined);
    }
  };
}

function mayPass({ kind, status, code }: CmsFailure): boolean {
  if (kind === 'network') return PASSING_CODES.test(code ?? '');
  return kind === 'http' && PASSING_STATUSES.includes(status ?? 0);
}

/** Full jitter: many nodes that failed at once must not all come back at once. */
function toBackOffMs(attempts: number, random: number): number {
  return random * Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
}

function toTimeout(deadlineMs: number, { cause }: CmsFailure): CmsFailure {
  return { kind: 'timeout', reason: `no answer within ${deadlineMs / 1000} s`, cause };
}
