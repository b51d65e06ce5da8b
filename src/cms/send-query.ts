import { ClientError, GraphQLClient } from 'graphql-request';
import { isRecord, isText } from '@/lib/json-kinds';
import { readBounded } from '@/lib/read-bounded';
import type { CmsRequestOptions, CmsVariables } from './cms-client';
import type { CmsFailure } from './cms-error';
import { toRetryAfterMs } from './retry-after';

/** Bytes; the largest layouts that are seen in the wild are below 2 MB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_CAUSE_LENGTH = 200;

type SendOutcome = { data: unknown; failure?: undefined } | { failure: CmsFailure };

export type SendQuery = (
  query: string,
  variables: CmsVariables,
  options: CmsRequestOptions,
) => Promise<SendOutcome>;

type Endpoint = { endpoint: string; headers: Readonly<Record<string, string>>; fetch: typeof fetch };

/** Sends one request, once. Whatever goes wrong comes back as a value, for the retries to judge. */
export function createSendQuery({ endpoint, headers, fetch }: Endpoint): SendQuery {
  const client = new GraphQLClient(endpoint, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchWhole(fetch, input, init),
    headers,
    // The key must not follow a redirect to another host.
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

/** Tells trouble on the way from trouble with the answer, which graphql-request throws alike. */
class TransportError extends Error {}

async function fetchWhole(fetch: Endpoint['fetch'], input: RequestInfo | URL, init?: RequestInit) {
  try {
    return await readBounded(await fetch(input, init), MAX_ANSWER_BYTES);
  } catch (cause) {
    throw new TransportError('The answer did not arrive', { cause });
  }
}

function toFailure(error: unknown): CmsFailure {
  if (error instanceof ClientError) return fromClientError(error);
  if (error instanceof TransportError) return fromTransportError(error.cause);
  // JSON.parse quotes the answer in its message, so the error itself is not passed on.
  return { kind: 'invalid-answer', reason: 'an answer that is not JSON of GraphQL' };
}

function fromTransportError(cause: unknown): CmsFailure {
  if (cause instanceof RangeError) {
    return { kind: 'invalid-answer', reason: `an answer of more than ${MAX_ANSWER_BYTES} bytes` };
  }
  const code = toNetworkCode(cause);
  return { kind: 'network', reason: `network error ${code}`, code, cause };
}

// The ClientError itself holds query, variables and answer; only what is harmless is taken from it.
function fromClientError({ response }: ClientError): CmsFailure {
  const { status, errors } = response;
  const said: unknown = errors?.[0]?.message;
  const cause = isText(said) ? new Error(`The CMS says: ${said.slice(0, MAX_CAUSE_LENGTH)}`) : undefined;

  if (status < 200 || status > 299) {
    const headers = response.headers instanceof Headers ? response.headers : new Headers();
    const retryAfterMs = toRetryAfterMs(headers.get('retry-after'), Date.now());
    return { kind: 'http', reason: `HTTP ${status}`, status, retryAfterMs, cause };
  }
  if (errors?.length) return { kind: 'graphql', reason: 'a GraphQL error', status, cause };
  const reason = isText(response.error) ? 'an answer that is not JSON of GraphQL' : 'an answer without data';
  return { kind: 'invalid-answer', reason, status };
}

/** `ECONNRESET`; fetch hides it in the cause. */
function toNetworkCode(error: unknown): string {
  if (!isRecord(error)) return 'unknown';
  if (isText(error.code)) return error.code;
  return isRecord(error.cause) ? toNetworkCode(error.cause) : String(error.name);
}
