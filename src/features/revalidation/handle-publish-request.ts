import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { withTimeout } from '@/platform/async/with-timeout';
import type { GuessLimiter } from '@/platform/http/guess-limiter';
import { isSameSecret } from '@/platform/http/is-same-secret';
import { readText } from '@/platform/http/read-text';
import type { PublishLog } from './log/publish-log';
import { LOG_PAGE_POLICY, renderLogPage } from './log/render-log-page';
import type { Publisher } from './publish/create-publisher';
import { readPublish } from './webhook/read-publish';

/** The header in which the webhook of Experience Edge sends the secret: its configuration can name any header. */
const REVALIDATE_HEADER = 'x-revalidate-secret';

/** Experience Edge splits large publishes into several requests, each of which is far smaller. */
const MAX_BYTES = 4 * 1024 * 1024;
const READ_TIMEOUT_MS = 10_000;

/** Why a body is no publish, by the status of the answer. */
const BAD_BODIES = {
  400: 'The body was cut off.',
  408: `The body takes longer than ${READ_TIMEOUT_MS / 1000} s.`,
  413: `The body has more than ${MAX_BYTES} bytes.`,
};

const NOT_CONFIGURED =
  'Publishes are not accepted: this site has no REVALIDATE_SECRET. Pages are renewed by time.';

type Dependencies = {
  secret: string | undefined;
  publisher: Pick<Publisher, 'accept'>;
  log: PublishLog;
  limiter: GuessLimiter;
  /** Reports a request with a wrong secret. */
  onWrongSecret: (error: Error) => void;
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
  dependencies: Configured,
): Promise<void> {
  const { secret, publisher } = dependencies;
  // Not Basic: a browser that remembers the password would send it with requests of other sites.
  if (![readHeader(request), readBearer(request)].some((given) => isRight(given, secret))) {
    const error = `The secret is missing or wrong. Send it as ${REVALIDATE_HEADER}.`;
    return refuse(request, response, dependencies, error);
  }
  const body = await readBody(request);
  if (typeof body === 'number') {
    response.setHeader('Connection', 'close');
    return sendJson(response, body, { error: BAD_BODIES[body] });
  }
  const isNew = await publisher.accept(readPublish(body));
  sendJson(response, 202, { accepted: isNew });
}

async function showLog(
  request: IncomingMessage,
  response: ServerResponse,
  dependencies: Configured,
): Promise<void> {
  const { secret, log } = dependencies;
  const given = [readHeader(request), readBearer(request), readPassword(request)];
  if (!given.some((text) => isRight(text, secret))) {
    const error = 'The password is REVALIDATE_SECRET. Any user name will do.';
    response.setHeader('WWW-Authenticate', 'Basic realm="Publishes", charset="UTF-8"');
    // A browser asks for the password only after the first answer.
    if (given.every((text) => text === null)) return sendJson(response, 401, { error });
    return refuse(request, response, dependencies, error);
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

/** Comes after the comparison, so that nobody who has the secret is refused, whoever shares the IP address. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { limiter, onWrongSecret }: Dependencies,
  error: string,
): void {
  const ip = request.socket.remoteAddress ?? '';
  const waitMs = limiter.toWaitMs(ip);
  if (waitMs === 0) {
    limiter.countWrong(ip);
    onWrongSecret(new Error(`A request from ${ip} had no secret or a wrong one`));
    sendJson(response, 401, { error });
  } else {
    response.setHeader('Retry-After', Math.ceil(waitMs / 1000));
    sendJson(response, 429, { error: 'Too many wrong secrets.' });
  }
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

type BadBody = keyof typeof BAD_BODIES;

async function readBody(request: IncomingMessage): Promise<string | BadBody> {
  try {
    return await withTimeout<string | BadBody>(READ_TIMEOUT_MS, readAll(request), () => 408);
  } catch {
    // Isolation point: the client has gone, whatever the reason.
    return 400;
  }
}

/** Reads a body that is too large to its end: most clients read the answer only when they have sent everything. */
async function readAll(request: IncomingMessage): Promise<string | BadBody> {
  const text = await readText(request.iterator({ destroyOnReturn: false }), MAX_BYTES);
  if (text !== null) return text;
  await finished(request.resume(), { writable: false });
  return 413;
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
