import { isNativeError } from 'node:util/types';

export const REDACTED = '[redacted]';

const MAX_DEPTH = 6;
const MAX_ENTRIES = 50;
const MAX_TEXT = 4000;
/** Objects of a line: nested lists of 50 entries each would be millions. */
const MAX_OBJECTS = 200;

const SECRET_NAME = /secret|authorization|cookie|password|api[-_]?key|context[-_]?id|token/i;
// Matches query parameters whose names contain a secret name, such as `&sitecoreContextId=…`, anywhere in a text.
const SECRET_PARAMETER = new RegExp(`([?&;](?:[\\w-]*(?:${SECRET_NAME.source})[\\w-]*)=)[^&#\\s"'<>]*`, 'gi');
const BEARER = /\b(Bearer\s+)[\w.~+/=-]+/gi;
// Matches the scheme and the credentials of a URL, such as `redis://user:password@`.
const CREDENTIALS = /(\b[a-z][a-z0-9+.-]{0,15}:\/\/)[^\s/@]{1,512}@/gi;

export function redactText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return short
    .replace(SECRET_PARAMETER, `$1${REDACTED}`)
    .replace(BEARER, `$1${REDACTED}`)
    .replace(CREDENTIALS, `$1${REDACTED}@`);
}

type Place = { depth: number; budget: { left: number } };

/** Redacts secrets, limits depth, entries and texts, and includes the causes of errors. */
export const toLoggable = (value: unknown): unknown =>
  convert(value, { depth: 0, budget: { left: MAX_OBJECTS } });

function convert(value: unknown, { depth, budget }: Place): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH || budget.left <= 0) return '[…]';
  const inside = { depth: depth + 1, budget };
  if (value instanceof Error || isNativeError(value)) return toLoggableError(value, inside);
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof URL) return redactText(value.href);
  budget.left -= 1;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => convert(entry, inside));
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, SECRET_NAME.test(name) ? REDACTED : convert(entry, inside)]),
  );
}

function toLoggableError(error: Error, inside: Place): Record<string, unknown> {
  const fields = convert({ ...error }, inside);
  return {
    ...(typeof fields === 'object' ? fields : {}),
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: convert(error.cause, inside) }),
  };
}
