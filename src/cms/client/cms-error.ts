/**
 * `timeout`: no response within the deadline. `network`: the CMS could not be reached. `http`: an error
 * status. `graphql`: the query failed. `invalid-response`: not the expected JSON.
 */
export type CmsErrorKind = 'timeout' | 'network' | 'http' | 'graphql' | 'invalid-response';

export type CmsFailure = {
  kind: CmsErrorKind;
  /** What went wrong, safe to log and to show to an operator. */
  reason: string;
  status?: number;
  /** The code of a network error, such as ECONNRESET. */
  code?: string;
  /** Read from the `Retry-After` header. */
  retryAfterMs?: number | null;
  cause?: unknown;
};

type FailedRequest = { operation: string; url?: string; attempts?: number; elapsedMs?: number };

/**
 * Its message is, for example, `LayoutQuery failed: HTTP 503 from https://host/path (3 attempts, 4.1 s)`. It
 * contains no query, variable, key or part of the response, so it is safe to log.
 */
export class CmsError extends Error {
  readonly kind: CmsErrorKind;
  readonly operation: string;
  readonly url?: string;
  readonly status?: number;
  readonly attempts: number;
  readonly retryAfterMs?: number | null;

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

/** Removes the query string, which contains the context id. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function toEffort(attempts: number, elapsedMs: number): string {
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${(elapsedMs / 1000).toFixed(1)} s`;
}
