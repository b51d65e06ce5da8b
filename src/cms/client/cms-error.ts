/**
 * `http` is a status other than 2xx, and `invalid-response` is a body without the expected data. The last two mean that
 * this node sent no request: because the query failed several times before, or because of its request budget.
 */
export type CmsErrorKind =
  | 'timeout'
  | 'network'
  | 'http'
  | 'graphql'
  | 'invalid-response'
  | 'circuit-open'
  | 'over-budget';

export type CmsFailure = {
  kind: CmsErrorKind;
  reason: string;
  status?: number;
  code?: string;
  /** Milliseconds from the `Retry-After` header, or `null` if the header is missing or invalid. */
  retryAfterMs?: number | null;
  cause?: unknown;
};

type FailedRequest = { operation: string; url?: string; attempts?: number; elapsedMs?: number };

/** Its message contains no query, variable, key or part of the response, so it is safe to log. */
export class CmsError extends Error {
  readonly kind: CmsErrorKind;
  readonly operation: string;
  readonly url?: string;
  readonly status?: number;
  readonly attempts: number;
  readonly retryAfterMs?: number | null;
  /** For the log and the metrics (src/platform/telemetry/failure-log.ts). */
  readonly failureType: string;

  constructor(failure: CmsFailure, { operation, url, attempts = 1, elapsedMs }: FailedRequest) {
    const publicUrl = url && withoutQuery(url);
    const source = publicUrl ? ` from ${publicUrl}` : '';
    const effort = elapsedMs === undefined ? '' : ` (${toEffort(attempts, elapsedMs)})`;
    super(`${operation} failed: ${failure.reason}${source}${effort}`, { cause: failure.cause });
    this.name = 'CmsError';
    this.kind = failure.kind;
    this.failureType = `cms-${failure.kind}`;
    this.operation = operation;
    this.url = publicUrl;
    this.status = failure.status;
    this.attempts = attempts;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** Removes the query string and any credentials from a URL, because both can be secret. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function toEffort(attempts: number, elapsedMs: number): string {
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${(elapsedMs / 1000).toFixed(1)} s`;
}
