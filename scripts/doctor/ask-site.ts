import { readBounded } from '@/lib/read-bounded';

export type Answer = { status: number; headers: Headers; body: string };

const DEADLINE_MS = 20_000;
const MAX_BYTES = 20_000_000;

/** The site does not answer. The message holds no query, for the editing secret stands there. */
export class NoAnswerError extends Error {
  constructor(url: URL, reason: string, cause: unknown) {
    super(`${url.origin}${url.pathname} does not answer: ${reason}`, { cause });
    this.name = 'NoAnswerError';
  }
}

/** Asks the site once, as it is: no redirect is followed. */
export async function askSite(address: string | URL, init: RequestInit = {}): Promise<Answer> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    const { status, headers } = response;
    return { status, headers, body: await (await readBounded(response, MAX_BYTES)).text() };
  } catch (cause) {
    throw new NoAnswerError(url, toReason(cause), cause);
  }
}

/** Node's fetch says only “fetch failed”; its cause has the name that a person can look up. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return `nothing within ${DEADLINE_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
