import { ClientError, GraphQLClient } from 'graphql-request';
import { readBounded, TooLargeError } from '@/platform/http/read-bounded';
import { toRetryAfterMs } from '@/platform/http/retry-after';
import { isRecord, isString } from '@/platform/json/json-types';
import { parseJson } from '@/platform/json/parse-json';
import type { CmsRequestOptions, CmsVariables } from './cms-client';
import type { CmsFailure } from './cms-error';

/** This limit is high enough, because the largest layouts seen in practice are below 2 MB. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const MAX_CAUSE_LENGTH = 200;

export type Outcome = { data: unknown; failure?: undefined } | { failure: CmsFailure };

export type SendQuery = (
  query: string,
  variables: CmsVariables,
  options: CmsRequestOptions,
) => Promise<Outcome>;

type Endpoint = { endpoint: string; headers: Readonly<Record<string, string>>; fetch: typeof fetch };

/** Returns a failure of the CMS instead of throwing it, so that the caller can retry. */
export function createSendQuery({ endpoint, headers, fetch }: Endpoint): SendQuery {
  const client = new GraphQLClient(endpoint, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchBounded(fetch, input, init),
    headers,
    jsonSerializer: { parse: parseResponse, stringify: JSON.stringify },
    // Does not follow redirects, because they could send the API key to another host.
    redirect: 'manual',
  });

  return async (query, variables, options) => {
    try {
      const data = await client.request<unknown>({
        document: query,
        variables,
        requestHeaders: { ...options.headers },
        signal: options.signal,
      });
      return { data };
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };
}

/** Wraps an error of `fetch` or of reading its response, to distinguish it from an error of graphql-request. */
class TransportError extends Error {}

async function fetchBounded(fetch: Endpoint['fetch'], input: RequestInfo | URL, init?: RequestInit) {
  try {
    return await readBounded(await fetch(input, init), MAX_RESPONSE_BYTES);
  } catch (cause) {
    throw new TransportError('The response did not arrive', { cause });
  }
}

/** Parses a JSON object. Returns any other text unchanged, because graphql-request then throws a ClientError. */
function parseResponse(text: string): unknown {
  const json = parseJson(text);
  return isRecord(json) ? json : text;
}

function toFailure(error: unknown): CmsFailure {
  if (error instanceof ClientError) return toResponseFailure(error);
  if (error instanceof TransportError) return toTransportFailure(error.cause);
  throw error;
}

function toTransportFailure(cause: unknown): CmsFailure {
  if (cause instanceof TooLargeError) {
    return { kind: 'invalid-response', reason: `the response has more than ${MAX_RESPONSE_BYTES} bytes` };
  }
  const code = toNetworkCode(cause);
  return { kind: 'network', reason: `network error ${code}`, code, cause };
}

// Takes only what is safe to log. The ClientError contains the query, the variables and the response.
function toResponseFailure({ response }: ClientError): CmsFailure {
  const { status, errors } = response;
  const message: unknown = errors?.[0]?.message;
  const cause = isString(message)
    ? new Error(`Message of the CMS: ${message.slice(0, MAX_CAUSE_LENGTH)}`)
    : undefined;

  if (status < 200 || status > 299) {
    const headers = response.headers instanceof Headers ? response.headers : new Headers();
    const retryAfterMs = toRetryAfterMs(headers.get('retry-after'), Date.now());
    return { kind: 'http', reason: `HTTP ${status}`, status, retryAfterMs, cause };
  }
  if (errors?.length) return { kind: 'graphql', reason: 'a GraphQL error', status, cause };
  const reason = isString(response.error) ? 'the response is not GraphQL JSON' : 'the response has no data';
  return { kind: 'invalid-response', reason, status };
}

/** Returns a code such as `ECONNRESET` or, if there is no code, the name of the innermost cause. */
function toNetworkCode(error: unknown): string {
  if (!isRecord(error)) return 'unknown';
  if (isString(error.code)) return error.code;
  return isRecord(error.cause) ? toNetworkCode(error.cause) : String(error.name);
}
