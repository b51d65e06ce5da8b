import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { RequestContext } from '../src/platform/telemetry/request-context.ts';
import { isInternalToTheSite } from './internal-headers.ts';

type Options = {
  context: RequestContext;
  /** Headers that every response has, also one that has not got them from Next. */
  commonHeaders: ReadonlyMap<string, string>;
  isDataRequest: boolean;
  isDraining: () => boolean;
};

/** Corrects the headers of a response at the moment at which they are sent. */
export function finishHeadersOf(response: ServerResponse, options: Options): void {
  const writeHead = response.writeHead.bind(response);
  // Node, and the compression that Next adds, send all headers through this function.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((part) => typeof part === 'object');
    if (headers) setAll(response, headers);
    finishHeaders(response, status, options);
    return typeof rest[0] === 'string' ? writeHead(status, rest[0]) : writeHead(status);
  };
}

function setAll(response: ServerResponse, headers: object | null): void {
  for (const [name, value] of Object.entries<OutgoingHttpHeaders[string]>({ ...headers })) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function finishHeaders(response: ServerResponse, status: number, options: Options): void {
  const { context, commonHeaders, isDataRequest, isDraining } = options;
  context.cache ??= toText(response.getHeader('x-nextjs-cache'));
  context.page ??= toText(response.getHeader('x-middleware-rewrite'));
  for (const name of response.getHeaderNames()) {
    if (isInternalToTheSite(name, isDataRequest)) response.removeHeader(name);
  }
  for (const [name, value] of commonHeaders) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  const mayBeKept = !/no-store/.test(String(response.getHeader('cache-control')));
  const isMissingFile = status === 404 && context.path?.startsWith('/_next/');
  if ((status >= 500 || isMissingFile) && mayBeKept) response.setHeader('Cache-Control', 'no-store');
  if (isDraining()) response.setHeader('Connection', 'close');
}

const toText = (value: number | string | string[] | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
