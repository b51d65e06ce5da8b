/**
 * `timeout`: no answer within the deadline. `network`: the CMS was not reached. `http`: it answered with a status
 * that is no success. `graphql`: it could not run the query. `invalid-answer`: it answered what cannot be true.
 */
export type CmsErrorKind = 'timeout' | 'network' | 'http' | 'graphql' | 'invalid-answer';

export type CmsFailure = {
  kind: CmsErrorKind;
  /** What went wrong, in words that may be logged and shown to an operator. */
  reason: string;
  status?: number;
  /** The system's name of a network error, such as ECONNRESET. */
  code?: string;
  /** Milliseconds that the CMS asked to wait (`Retry-After`). */
  retryAfterMs?: number;
  cause?: unknown;
};

type Circumstances = { operation: string; url?: string; attempts?: number; elapsedMs?: number };

/**
 * `LayoutQuery failed: HTTP 503 from https://host/path (3 attempts, 4.1 s)`.
 * Holds no query, no variables, no key and nothing of the answer, so that it may be logged as it is.
 */
export class CmsError extends Error {
  readonly kind: CmsErrorKind;
  readonly operation: string;
  readonly url?: string;
  readonly status?: number;
  readonly attempts: number;
  readonly retryAfterMs?: number;

  constructor(failure: CmsFailure, { operation, url, attempts = 1, elapsedMs }: Circumstances) {
    const address = url && toPublicUrl(url);
    const effort = elapsedMs === undefined ? '' : ` (${toEffort(attempts, elapsedMs)})`;
    super(`${operation} failed: ${failure.reason}${address ? ` from ${address}` : ''}${effort}`, {
      cause: failure.cause,
    });
    this.name = 'CmsError';
    this.kind = failure.kind;
    this.operation = operation;
    this.url = address;
    this.status = failure.status;
    this.attempts = attempts;
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** The query goes: it holds the context id. */
function toPublicUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function toEffort(attempts: number, elapsedMs: number): string {
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${(elapsedMs / 1000).toFixed(1)} s`;
}
