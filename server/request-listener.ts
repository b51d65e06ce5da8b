import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../src/platform/telemetry/logger.ts';
import { type RequestContext, runInRequest } from '../src/platform/telemetry/request-context.ts';
import { inRequestSpan } from '../src/platform/telemetry/request-span.ts';
import { logWhenDone } from './access-log.ts';
import type { BuildFiles } from './build-files.ts';
import { checkTarget } from './check-target.ts';
import { finishHeadersOf } from './finish-headers.ts';
import { removeInternalHeaders } from './internal-headers.ts';
import { measureWhenDone } from './measure-request.ts';
import { chooseRequestId } from './request-id.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Writes a line of the access log. */
export type AccessLog = (line: string) => void;

type Options = {
  /** Next. */
  handle: Handler;
  isMissing: BuildFiles['isMissing'];
  /** For what this server answers itself, and for a 400 of Next. */
  commonHeaders: ReadonlyMap<string, string>;
  isDraining: () => boolean;
  logger: Logger;
  /** `null` if requests are not logged. */
  accessLog: AccessLog | null;
};

const TEXTS = { 204: '', 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed' } as const;

/** Creates what answers every request. */
export function createRequestListener(options: Options): Handler {
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const target = checkTarget(method, url, headers.host);
    const requestId = chooseRequestId(headers['x-request-id']);
    const context: RequestContext = { requestId, path: target.path, upstream: [] };
    removeInternalHeaders(headers);
    headers['x-request-id'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const isDataRequest = target.path.startsWith('/_next/data/');
    const { commonHeaders, isDraining } = options;
    finishHeadersOf(response, { context, commonHeaders, isDataRequest, isDraining });
    measureWhenDone(response, context);
    if (options.accessLog) logWhenDone(request, response, context, options.accessLog);

    if (target.kind === 'refuse') {
      if (target.allow) response.setHeader('Allow', target.allow);
      return answer(response, target.status);
    }
    if (options.isMissing(target.path)) return answer(response, 404);
    if (target.path === '/api/readyz' && options.isDraining()) return answerNotReady(response);
    request.url = target.url;
    return runInRequest(context, () =>
      inRequestSpan({ request, response, context }, () => answerByNext(request, response, options)),
    );
  };
}

async function answer(response: ServerResponse, status: keyof typeof TEXTS): Promise<void> {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (TEXTS[status]) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(TEXTS[status]);
}

/** The same form as src/pages/api/readyz.ts, so that load balancers send no more requests here. */
async function answerNotReady(response: ServerResponse): Promise<void> {
  response.statusCode = 503;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ status: 'not ready', reason: 'the server is stopping' }));
}

async function answerByNext(request: IncomingMessage, response: ServerResponse, options: Options) {
  try {
    await options.handle(request, response);
  } catch (error) {
    // Last resort: Next catches what pages throw, so this is a fault of Next or of the server itself.
    options.logger.error({ error }, 'A request could not be answered');
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('Internal Server Error');
  }
}
