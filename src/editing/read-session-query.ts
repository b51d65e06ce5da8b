import type { z } from 'zod';
import type { EditingSession } from './editing-session';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What a kind of session is made of. */
export type SessionShape<Session extends EditingSession> = {
  schema: z.ZodType<Session>;
  required: readonly string[];
  /** The parameter that each part of the session comes from. */
  parameters: Readonly<Record<string, string>>;
  toSession: (query: Query) => object;
};

export type QueryAnswer =
  | { session: EditingSession; problem?: undefined }
  | { session?: undefined; problem: string };

/** Bytes of JSON: encrypted and signed they are more than twice as long, and Next takes 2048 for a cookie. */
const MAX_SESSION_BYTES = 600;

/** Checks what the editor sends; `problem` names what is wrong by parameter, never by value. */
export function readSessionQuery<Session extends EditingSession>(
  query: Query,
  { schema, required, parameters, toSession }: SessionShape<Session>,
): QueryAnswer {
  const missing = required.filter((name) => !query[name]);
  if (missing.length > 0) return { problem: `Missing required query parameters: ${missing.join(', ')}` };

  // Which of two values counts would be the guess of whoever reads them.
  const repeated = Object.values(parameters).filter((name) => Array.isArray(query[name]));
  const checked = schema.safeParse(toSession(query));
  const wrong = checked.error?.issues.map(({ path: [part] }) => parameters[String(part)] ?? 'unknown') ?? [];
  const invalid = new Set([...repeated, ...wrong]);
  if (!checked.success || invalid.size > 0) {
    return { problem: `Invalid query parameters: ${[...invalid].join(', ')}` };
  }
  const size = Buffer.byteLength(JSON.stringify(checked.data));
  if (size > MAX_SESSION_BYTES) return { problem: 'The query parameters are too long' };
  return { session: checked.data };
}

export const toOne = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';
