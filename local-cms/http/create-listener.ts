import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Log } from '../store/content-store.ts';
import { type Answer, toJsonAnswer } from './answer.ts';
import { type CmsRequest, toCmsRequest } from './cms-request.ts';
import type { Router } from './create-router.ts';

/** Paths come from anyone: no line breaks or terminal codes in the log, and no query (it holds the context id). */
const toLogText = ({ method, path }: CmsRequest): string =>
  `${method} ${encodeURI(path.slice(0, 200).toWellFormed())}`;

function send(
  response: ServerResponse,
  { status, headers, body, cookies = [] }: Answer,
  isHead: boolean,
): void {
  const length = body === null ? 0 : Buffer.byteLength(body);
  const withLength =
    status === 204 || status === 304 ? headers : { ...headers, 'content-length': String(length) };
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(status, withLength);
  response.end(isHead ? null : body);
}

const hasErrors = ({ headers, body }: Answer): boolean =>
  typeof body === 'string' &&
  (headers['content-type'] ?? '').includes('json') &&
  body.startsWith('{"errors":');

function logFailure(log: Log, request: CmsRequest, answer: Answer): void {
  if (answer.status >= 400) log.error(`${toLogText(request)} → ${answer.status}`);
  else if (hasErrors(answer)) log.error(`${toLogText(request)} → ${String(answer.body).slice(0, 300)}`);
}

/** Answers every request; a fault answers 500 and leaves the server up. */
export const createListener =
  (route: Router, log: Log) =>
  async (raw: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = toCmsRequest(raw);
    try {
      const answer = await route(request);
      logFailure(log, request, answer);
      send(response, answer, request.method === 'HEAD');
    } catch (error) {
      log.error(`${toLogText(request)} → 500 ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent)
        send(response, toJsonAnswer(500, { message: 'The local CMS failed.' }), false);
      else response.destroy();
    }
  };
