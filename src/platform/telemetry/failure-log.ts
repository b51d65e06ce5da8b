import { AsyncResource } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { processWide } from '../process/process-wide';
import { countError } from './counters';
import type { Logger } from './logger';

const INTERVAL_MS = 60_000;
const MAX_KINDS = 500;
const MAX_KEY_LENGTH = 200;

/** An error that is expected now and then. Its type, such as `cms-timeout`, says what failed. */
type TypedFailure = { failureType: string };

type Kind = { loggedAt: number; skipped: number };

export type LogFailure = (
  error: unknown,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

const getKnown = () =>
  processWide('failures', () => ({ errors: new WeakSet<object>(), kinds: new Map<string, Kind>() }));

/**
 * Counts each failure and logs it in one line, however many parts of the server report the same error. Of several equal
 * failures in a minute it logs the first, and at the end of the minute how many followed.
 */
export function createFailureLog(logger: Logger, { now = () => performance.now() } = {}): LogFailure {
  const { errors, kinds } = getKnown();

  function findKind(error: unknown, message: string): Kind {
    const key = kinds.size < MAX_KINDS ? toKey(error, message) : 'any other';
    const kind = kinds.get(key) ?? { loggedAt: Number.NEGATIVE_INFINITY, skipped: 0 };
    kinds.set(key, kind);
    return kind;
  }

  function skip(kind: Kind, message: string, fields: object): void {
    kind.skipped += 1;
    if (kind.skipped > 1) return;
    // The line names the page and the request of the first of them.
    const logRest = AsyncResource.bind(() => {
      const { skipped } = kind;
      kind.skipped = 0;
      logger.error({ ...fields, alsoFailed: skipped }, message);
    });
    setTimeout(logRest, INTERVAL_MS - (now() - kind.loggedAt)).unref();
  }

  return (error, message, fields = {}) => {
    if (typeof error === 'object' && error !== null) {
      if (errors.has(error)) return;
      errors.add(error);
    }
    countError(toFailureType(error));
    const kind = findKind(error, message);
    if (now() - kind.loggedAt < INTERVAL_MS) return skip(kind, message, fields);
    kind.loggedAt = now();
    logger.error({ error, ...fields }, message);
  };
}

function toFailureType(error: unknown): string {
  return isTypedFailure(error) ? error.failureType : 'unexpected';
}

function toKey(error: unknown, message: string): string {
  if (isTypedFailure(error)) return `${message}|${error.failureType}`;
  const text = isNativeError(error) ? `${error.name}: ${error.message}` : String(error);
  return `${message}|${text.slice(0, MAX_KEY_LENGTH)}`;
}

const isTypedFailure = (error: unknown): error is TypedFailure =>
  typeof error === 'object' &&
  error !== null &&
  'failureType' in error &&
  typeof error.failureType === 'string';
