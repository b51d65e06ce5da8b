import { z } from 'zod';
import { readBounded } from '@/platform/http/read-bounded';
import { parseJson } from '@/platform/json/parse-json';
import type { Doctor } from './check.ts';

export type SiteResponse = { status: number; headers: Headers; body: string };

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20_000_000;

/** Means that the site does not respond. The message omits the query, because it contains the editing secret. */
export class NoResponseError extends Error {
  constructor(url: URL, reason: string, cause: unknown) {
    super(`${url.origin}${url.pathname} does not respond: ${reason}`, { cause });
    this.name = 'NoResponseError';
  }
}

/** Sends a request to the site without following redirects. Throws a NoResponseError if the site does not respond. */
export async function fetchFromSite(target: string | URL, init: RequestInit = {}): Promise<SiteResponse> {
  const url = new URL(target);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = new Headers(init.headers);
    // The site may close a connection while a check keeps this process busy. A request on such a connection fails.
    headers.set('connection', 'close');
    const response = await fetch(url, { redirect: 'manual', signal, ...init, headers });
    return {
      status: response.status,
      headers: response.headers,
      body: await (await readBounded(response, MAX_BYTES)).text(),
    };
  } catch (cause) {
    throw new NoResponseError(url, toReason(cause), cause);
  }
}

/** Prefers the cause of an error from Node's `fetch`, because the error's own message is only “fetch failed”. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return `nothing within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}

export function fetchConfig(
  { site, config }: Doctor,
  { secret = config.editing.secret ?? '', ...init }: RequestInit & { secret?: string } = {},
): Promise<SiteResponse> {
  return fetchFromSite(`${site}/api/editing/config?${new URLSearchParams({ secret })}`, init);
}

const Capabilities = z.object({ components: z.array(z.string()), editMode: z.string() });

/** Returns the capabilities in a response, or `null` if the page editor could not use the response. */
export function toCapabilities({ status, body }: SiteResponse): z.output<typeof Capabilities> | null {
  return (status === 200 && Capabilities.safeParse(parseJson(body)).data) || null;
}
