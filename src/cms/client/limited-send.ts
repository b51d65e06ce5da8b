import type { Logger } from '@/platform/telemetry/logger';
import { type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import type { CmsFailure } from './cms-error';
import type { CmsLimits } from './cms-limits';
import type { Priority } from './request-budget';
import type { Outcome, SendQuery } from './send-query';

// Too many requests (429), or an unavailable server, gateway or CDN. A 500 can be the fault of a single page.
const UNAVAILABLE_STATUSES = [429, 502, 503, 504, 520, 521, 522, 523, 524];

/** Returns whether the CMS cannot answer anyone at the moment. */
export const isUnavailableStatus = (status = 0): boolean => UNAVAILABLE_STATUSES.includes(status);

type Attempt = CmsRequestOptions & {
  signal: AbortSignal;
  priority: Priority;
  /** Milliseconds that the query has in all, and that are left. */
  deadlineMs: number;
  leftMs: number;
};

/** Sends an attempt if the breaker of the operation and the request budget allow it, and tells them how it ended. */
export function createLimitedSend(send: SendQuery, { budget, breakers }: CmsLimits, logger?: Logger) {
  function learn(operation: string, { failure }: Outcome, wasCutShort: boolean): void {
    if (!failure) {
      if (breakers.succeed(operation)) logger?.info({ operation }, 'The CMS responds to a query again');
      return;
    }
    if (failure.status === 429) budget.pause(failure.retryAfterMs ?? 0);
    if (!wasCutShort && isUnavailable(failure) && breakers.fail(operation)) {
      logger?.warn({ operation, reason: failure.reason }, 'The CMS does not respond to a query; it rests');
    }
  }

  return async (query: string, variables: CmsVariables, attempt: Attempt): Promise<Outcome> => {
    const operation = toOperationName(query);
    const { headers, signal, priority, leftMs, deadlineMs } = attempt;
    if (!breakers.allows(operation)) return { failure: CIRCUIT_OPEN };
    const isAdmitted = signal.aborted || (await budget.admit({ priority, signal, maxWaitMs: leftMs }));
    if (!isAdmitted) return { failure: OVER_BUDGET };

    const sentAt = performance.now();
    const outcome = await send(query, variables, { headers, signal });
    // The caller may have left, or waited long in the queue: then a failure says nothing about the CMS.
    learn(operation, outcome, signal.aborted && performance.now() - sentAt < deadlineMs / 2);
    return outcome;
  };
}

const CIRCUIT_OPEN: CmsFailure = {
  kind: 'circuit-open',
  reason: 'not sent, because the CMS did not respond to this query several times',
};
const OVER_BUDGET: CmsFailure = {
  kind: 'over-budget',
  reason: 'not sent, because the request budget is used up or the CMS asked for a pause',
};

/** Returns whether no request was sent. */
export const isRefusal = ({ kind }: CmsFailure): boolean => kind === 'circuit-open' || kind === 'over-budget';

const isUnavailable = ({ kind, status }: CmsFailure): boolean =>
  kind === 'network' || (kind === 'http' && isUnavailableStatus(status));
