/**
 * `timeout`: no response within the deadline. `network`: the CMS could not be reached. `http`: an error status.
 * `graphql`: the query failed. `invalid-response`: not the expected JSON.
 */
export type CmsErrorKind = 'timeout' | 'network' | 'http' | 'graphql' | 'invalid-response';

export type CmsFailure = {
  kind: CmsErrorKind;
  /** What went wrong, safe to log and to show to an operator. */
  reason: string;
  status?: number;
  /** The system's name of a network error, such as ECONNRESET. */
  code?: string;
  /** From `Retry-After`. */
  retryAfterMs?: number;
  cause?: unknown;
};

type FailedRequest = { operation: string; url?: string; attempts?: number; elapsedMs?: number };

/**
 * `LayoutQuery failed: HTTP 503 from https://host/path (3 attempts, 4.1 s)`.
 * Contains no query, variable, key or part of the response, so that it can be logged as it is.
 */
export class CmsError extends Error {
  readonly kind: CmsErrorKind;
  readonly operation: string;
  readonly url?: string;
  readonly status?: number;
  readonly attempts: number;
  readonly retryAfterMs?: number;

  constructor(failure: CmsFailure, { operation, url, attempts = 1, elapsedMs }: FailedRequest) {
    const publicUrl = url && withoutQuery(url);
    const source = publicUrl ? ` from ${publicUrl}` : '';
    const effort = elapsedMs === undefined ? '' : ` (${toEffort(attempts, elapsedMs)})`;
    super(`${operation} failed: ${failure.reason}${source}${effort}`, { cause: failure.cause });
    this.name = 'CmsError';
    this.kind = failure.kind;
    this.operation = operation;
    this.url = publicUrl;
    this.status = failure.status;
    this.attempts = attempts;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** The query contains the context id. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function toEffort(attempts: number, elapsedMs: number): string {
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${(elapsedMs / 1000).toFixed(1)} s`;
}
