import { AsyncResource } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { onShutdown } from '../process/on-shutdown';
import { processWide } from '../process/process-wide';
import { countError } from './counters';
import type { Logger } from './logger';

const INTERVAL_MS = 60_000;
/** In one interval. Further kinds share a line. */
const MAX_KINDS = 500;
const OTHERS = 'any other';
const MAX_KEY_LENGTH = 200;

/** An error that is expected now and then. Its type, such as `cms-timeout`, says what failed. */
type TypedFailure = { failureType: string };

/** `rest`: the message of the line about the skipped ones. */
type Kind = { loggedAt: number; skipped: number; rest: string };

export type LogFailure = (
  error: unknown,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

const getKnown = () =>
  processWide('failures', () => {
    const pending = new Set<() => void>();
    onShutdown(() => {
      for (const logRest of pending) logRest();
    });
    return { errors: new WeakSet<object>(), kinds: new Map<string, Kind>(), pending };
  });

/**
 * Counts each failure and logs it in one line, however many parts of the server report the same error. Of several equal
 * failures in a minute it logs the first, and at the end of the minute or of the process how many followed.
 */
export function createFailureLog(logger: Logger, { now = () => performance.now() } = {}): LogFailure {
  const { errors, kinds, pending } = getKnown();

  function findKind(error: unknown, message: string): Kind {
    const key = toKey(error, message);
    if (!kinds.has(key) && kinds.size >= MAX_KINDS) forgetOld();
    const isOther = !kinds.has(key) && kinds.size >= MAX_KINDS;
    const rest = isOther ? 'Failures of many kinds' : message;
    const kind = kinds.get(isOther ? OTHERS : key) ?? {
      loggedAt: Number.NEGATIVE_INFINITY,
      skipped: 0,
      rest,
    };
    kinds.set(isOther ? OTHERS : key, kind);
    return kind;
  }

  function forgetOld(): void {
    for (const [key, { loggedAt, skipped }] of kinds)
      if (skipped === 0 && now() - loggedAt >= INTERVAL_MS) kinds.delete(key);
  }

  function skip(kind: Kind, fields: object): void {
    kind.skipped += 1;
    if (kind.skipped > 1) return;
    // The line names the page and the request of the first of them.
    const logRest = AsyncResource.bind(() => {
      const { skipped } = kind;
      kind.skipped = 0;
      clearTimeout(timer);
      pending.delete(logRest);
      logger.error({ ...fields, alsoFailed: skipped }, kind.rest);
    });
    pending.add(logRest);
    const timer = setTimeout(logRest, INTERVAL_MS - (now() - kind.loggedAt)).unref();
  }

  return (error, message, fields = {}) => {
    if (typeof error === 'object' && error !== null) {
      if (errors.has(error)) return;
      errors.add(error);
    }
    countError(toFailureType(error));
    const kind = findKind(error, message);
    if (now() - kind.loggedAt < INTERVAL_MS) return skip(kind, fields);
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
