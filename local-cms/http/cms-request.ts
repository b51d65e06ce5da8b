import type { IncomingMessage } from 'node:http';

/** What is left of Node's own request: all that is needed to read its body, and to hang up. */
export type RawRequest = Pick<IncomingMessage, 'headers' | 'socket'> & AsyncIterable<Uint8Array>;

/** A request with its address taken apart. `path` is still encoded: each route decodes what it needs, once. */
export type CmsRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  raw: RawRequest;
};

function toHeaders(raw: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(raw.headersDistinct)) {
    // HTTP/2 pseudo headers are none here, but a fetch Headers would throw at them.
    if (!name.startsWith(':')) for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Taken apart by hand: `new URL` would resolve `..` and choke on what a hostile client may send. */
export function toCmsRequest(raw: IncomingMessage): CmsRequest {
  const [, path = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(raw.url ?? '/') ?? [];
  return {
    method: raw.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: toHeaders(raw),
    raw,
  };
}
