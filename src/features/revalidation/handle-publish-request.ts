import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from '@/platform/http/is-same-secret';
import { readText } from '@/platform/http/read-text';
import type { Logger } from '@/platform/telemetry/logger';
import type { PublishLog } from './log/publish-log';
import { LOG_PAGE_POLICY, renderLogPage } from './log/render-log-page';
import type { Publisher } from './publish/create-publisher';
import { readPublish } from './webhook/read-publish';

/** The header in which the webhook of Experience Edge sends the secret: its configuration can name any header. */
const REVALIDATE_HEADER = 'x-revalidate-secret';

/** Experience Edge splits large publishes into several requests, each of which is far smaller. */
const MAX_BYTES = 4 * 1024 * 1024;
const READ_TIMEOUT_MS = 10_000;

const NOT_CONFIGURED =
  'Publishes are not accepted: this site has no REVALIDATE_SECRET. Pages are renewed by time.';

type Dependencies = {
  secret: string | undefined;
  publisher: Pick<Publisher, 'accept'>;
  log: PublishLog;
  logger: Logger;
};

/** `POST` announces a publish and is answered at once. `GET` shows the log of publishes to an editor. */
export async function handlePublishRequest(
  request: IncomingMessage,
  response: ServerResponse,
  dependencies: Dependencies,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const { secret } = dependencies;
  if (!secret) return sendJson(response, 503, { error: NOT_CONFIGURED });
  if (request.method === 'POST') return receivePublish(request, response, { ...dependencies, secret });
  if (request.method === 'GET') return showLog(request, response, { ...dependencies, secret });
  response.setHeader('Allow', 'GET, POST');
  sendJson(response, 405, { error: 'Only GET and POST are allowed.' });
}

type Configured = Dependencies & { secret: string };

async function receivePublish(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, publisher, logger }: Configured,
): Promise<void> {
  // Not Basic: a browser that remembers the password would send it with requests of other sites.
  if (![readHeader(request), readBearer(request)].some((given) => isRight(given, secret))) {
    logger.warn({ ip: request.socket.remoteAddress }, 'A publish had no secret or a wrong one');
    return sendJson(response, 401, {
      error: `The secret is missing or wrong. Send it as ${REVALIDATE_HEADER}.`,
    });
  }
  const body = await readBody(request);
  if (body === null) {
    response.setHeader('Connection', 'close');
    return sendJson(response, 413, {
      error: `The body has more than ${MAX_BYTES} bytes, or comes too slowly.`,
    });
  }
  const isNew = await publisher.accept(readPublish(body));
  sendJson(response, 202, { accepted: isNew });
}

async function showLog(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, log }: Configured,
): Promise<void> {
  const given = [readHeader(request), readBearer(request), readPassword(request)];
  if (!given.some((text) => isRight(text, secret))) {
    response.setHeader('WWW-Authenticate', 'Basic realm="Publishes", charset="UTF-8"');
    return sendJson(response, 401, { error: 'The password is REVALIDATE_SECRET. Any user name will do.' });
  }
  const entries = await log.list();
  response.setHeader('Vary', 'Accept');
  response.setHeader('X-Robots-Tag', 'noindex');
  if (request.headers.accept?.includes('text/html')) {
    response.setHeader('Content-Security-Policy', LOG_PAGE_POLICY);
    response.setHeader('Referrer-Policy', 'no-referrer');
    return send(response, 200, 'text/html', renderLogPage(entries));
  }
  sendJson(response, 200, { publishes: entries });
}

const isRight = (given: string | null, secret: string): boolean =>
  given !== null && isSameSecret(given, secret);

function readHeader({ headers }: IncomingMessage): string | null {
  const given = headers[REVALIDATE_HEADER];
  return typeof given === 'string' ? given : null;
}

const readBearer = ({ headers }: IncomingMessage): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function readPassword({ headers }: IncomingMessage): string | null {
  const encoded = /^Basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [, password = null] =
    /^[^:]*:(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return password;
}

/** Returns `null` for a body that is too large, too slow or cut off. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const timer = setTimeout(() => request.destroy(), READ_TIMEOUT_MS);
  try {
    return await readText(request, MAX_BYTES);
  } catch {
    // The client has gone or was too slow: there is nothing to read, whatever the reason.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
