import type { z } from 'zod';
import { readBounded } from '@/platform/http/read-bounded';
import { parseJson } from '@/platform/json/parse-json';

/** The error for a failure of Sitecore's personalization. It contains no visitor id, so it can be logged. */
export class CdpError extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(`Personalization failed: ${reason}`, options);
    this.name = 'CdpError';
  }
}

/** The maximum size of a response, which is much more than an id or a decision needs. */
const MAX_RESPONSE_BYTES = 64 * 1024;

export type Cdp = { edgeUrl: string; contextId: string; fetch: typeof fetch };

export type CdpRequest = {
  name: string;
  /** The path of the request, such as `/v1/personalize`. The caller must encode the values in it. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  signal: AbortSignal;
};

/** Sends a request without retries and checks the response with `schema`. Throws a CdpError for every failure. */
export async function fetchFromCdp<Result>(
  cdp: Cdp,
  request: CdpRequest,
  schema: z.ZodType<Result>,
): Promise<Result> {
  const json = parseJson(await fetchText(cdp, request));
  if (json === undefined) throw new CdpError(`the ${request.name} is not JSON`);
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new CdpError(`the ${request.name} has an unexpected shape`);
}

async function fetchText({ edgeUrl, contextId, fetch }: Cdp, request: CdpRequest): Promise<string> {
  const { name, path, body, signal } = request;
  const query = new URLSearchParams({ sitecoreContextId: contextId, ...request.query });
  const headers = { ...request.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const method = body === undefined ? 'GET' : 'POST';
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal };
  try {
    const response = await fetch(`${edgeUrl}${path}?${query}`, {
      ...init,
      cache: 'no-store', // the response belongs to one visitor
      redirect: 'error',
    });
    const complete = await readBounded(response, MAX_RESPONSE_BYTES);
    if (!complete.ok) throw new CdpError(`HTTP ${complete.status} for the ${name}`);
    return await complete.text();
  } catch (cause) {
    if (cause instanceof CdpError) throw cause;
    throw new CdpError(signal.aborted ? `no ${name} in time` : `the ${name} did not arrive`, { cause });
  }
}
