import { ClientError, GraphQLClient } from 'graphql-request';
import { readBounded } from '@/platform/http/read-bounded';
import { toRetryAfterMs } from '@/platform/http/retry-after';
import { isRecord, isString } from '@/platform/json/json-types';
import type { CmsRequestOptions, CmsVariables } from './cms-client';
import type { CmsFailure } from './cms-error';

/** Bytes; the largest layouts seen in practice are below 2 MB. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const MAX_CAUSE_LENGTH = 200;

type Outcome = { data: unknown; failure?: undefined } | { failure: CmsFailure };

type SendQuery = (query: string, variables: CmsVariables, options: CmsRequestOptions) => Promise<Outcome>;

type Endpoint = { endpoint: string; headers: Readonly<Record<string, string>>; fetch: typeof fetch };

/** Sends one request, once. A failure is returned, not thrown, so that the caller can decide on a retry. */
export function createSendQuery({ endpoint, headers, fetch }: Endpoint): SendQuery {
  const client = new GraphQLClient(endpoint, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchBounded(fetch, input, init),
    headers,
    // The API key must not follow a redirect to another host.
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

/** Separates network failures from invalid responses: graphql-request throws both alike. */
class TransportError extends Error {}

async function fetchBounded(fetch: Endpoint['fetch'], input: RequestInfo | URL, init?: RequestInit) {
  try {
    return await readBounded(await fetch(input, init), MAX_RESPONSE_BYTES);
  } catch (cause) {
    throw new TransportError('The response did not arrive', { cause });
  }
}

function toFailure(error: unknown): CmsFailure {
  if (error instanceof ClientError) return fromClientError(error);
  if (error instanceof TransportError) return fromTransportError(error.cause);
  // JSON.parse quotes the response in its message: do not pass the error on.
  return { kind: 'invalid-response', reason: 'the response is not GraphQL JSON' };
}

function fromTransportError(cause: unknown): CmsFailure {
  if (cause instanceof RangeError) {
    return { kind: 'invalid-response', reason: `the response has more than ${MAX_RESPONSE_BYTES} bytes` };
  }
  const code = toNetworkCode(cause);
  return { kind: 'network', reason: `network error ${code}`, code, cause };
}

// The ClientError itself contains query, variables and response: take only what is safe to log.
function fromClientError({ response }: ClientError): CmsFailure {
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

/** Such as `ECONNRESET`; fetch puts it into the cause. */
function toNetworkCode(error: unknown): string {
  if (!isRecord(error)) return 'unknown';
  if (isString(error.code)) return error.code;
  return isRecord(error.cause) ? toNetworkCode(error.cause) : String(error.name);
}
