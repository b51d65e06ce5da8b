import { isNativeError } from 'node:util/types';

export const REDACTED = '[redacted]';

const MAX_DEPTH = 6;
const MAX_ENTRIES = 50;
const MAX_TEXT = 4000;

const SECRET_NAMES = ['secret', 'authorization', 'cookie', 'apikey', 'sitecorecontextid', 'token'];
// Matches query parameters whose names contain a secret name, such as `&sitecoreContextId=…`, anywhere in a text.
const SECRET_PARAMETER = new RegExp(
  `([?&;](?:[\\w-]*(?:${SECRET_NAMES.join('|')})[\\w-]*)=)[^&#\\s"'<>]*`,
  'gi',
);
// Matches the scheme and the credentials of a URL, such as `redis://user:password@`.
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]{0,15}:\/\/)[^\s/@]{1,512}@/gi;

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase();
  return SECRET_NAMES.some((secret) => plain.includes(secret));
}

export function redactText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return short.replace(SECRET_PARAMETER, `$1${REDACTED}`).replace(CREDENTIALS, `$1${REDACTED}@`);
}

/** Redacts secrets, limits the depth and the number of entries, and includes the causes of errors. */
export function toLoggable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[…]';
  if (value instanceof Error || isNativeError(value)) return toLoggableError(value, depth);
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof URL) return redactText(value.href);
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => toLoggable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, entry]) => [name, isSecretName(name) ? REDACTED : toLoggable(entry, depth + 1)]),
  );
}

function toLoggableError(error: Error, depth: number): Record<string, unknown> {
  const fields = toLoggable({ ...error }, depth + 1);
  return {
    ...(typeof fields === 'object' ? fields : {}),
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: toLoggable(error.cause, depth + 1) }),
  };
}
