import { isNodeError } from '../../content/content-files.ts';

/** The disk refuses. Nothing was changed. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** The disk refuses in the middle of a change, which the next change or the next start completes. */
export class UnfinishedError extends Error {
  override readonly name = 'UnfinishedError';
}

/** The change is made, but the disk refuses to make it permanent. */
export class UnsettledError extends Error {
  override readonly name = 'UnsettledError';
}

const reasons: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the file may not be written',
  EPERM: 'the file may not be written',
};

/** Returns why the disk refuses; null for an error that does not come from the disk. */
function findReason(cause: unknown): string | null {
  const error: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (!isNodeError(error)) return null;
  return reasons[error.code ?? ''] ?? error.message.split(',')[0] ?? error.message;
}

/** The functions below return other errors as they are. */
export function toDiskError(cause: unknown): unknown {
  const reason = findReason(cause);
  return reason === null ? cause : new DiskError(`The change was not saved: ${reason}.`, { cause });
}

export function toUnfinishedError(cause: unknown): unknown {
  const reason = findReason(cause);
  if (reason === null) return cause;
  const later = 'It is completed with the next change, or when the CMS starts';
  return new UnfinishedError(`The change is not complete: ${reason}. ${later}.`, { cause });
}

export function toUnsettledError(cause: unknown): unknown {
  const reason = findReason(cause);
  if (reason === null) return cause;
  return new UnsettledError(`The change is made, but the disk has a problem: ${reason}.`, { cause });
}

/** Cleans up after an error. Returns this error, or both errors if the cleanup fails too. */
export async function cleanUpAfter(error: unknown, cleanUp: () => Promise<void>): Promise<unknown> {
  try {
    await cleanUp();
    return error;
  } catch (cleanupError) {
    return new AggregateError([error, cleanupError], `${String(error)}, and then ${String(cleanupError)}`);
  }
}
