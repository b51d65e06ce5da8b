import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Logger } from '../src/platform/telemetry/logger.ts';
import { getRequestContext } from '../src/platform/telemetry/request-context.ts';
import { createRequestListener, type Handler } from './request-listener.ts';

type Sent = { method?: string; headers?: Record<string, string> };

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves with this handler in the place of Next. */
async function serve(handle: Handler, { isDraining = false } = {}) {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const ignore = () => undefined;
  const logger: Logger = {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (fields) => errors.push(fields),
  };
  const listener = createRequestListener({
    handle,
    isMissing: (path) => path === '/_next/static/old.js',
    commonHeaders: new Map([
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['X-Content-Type-Options', 'nosniff'],
    ]),
    isDraining: () => isDraining,
    logger,
    accessLog: (line) => lines.push(line),
  });
  const server = createServer((incoming, response) => void listener(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const { port } = z
    .object({ port: z.number() })
    .parse(server.address() satisfies AddressInfo | string | null);
  const ask = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const sent = request({ port, path, method, headers, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        response.on('error', reject);
      });
      sent.on('error', reject).end();
    });
  const readLog = () => lines.map((line): unknown => JSON.parse(line));
  return { ask, errors, readLog };
}

const answerWith =
  (status: number, headers: Record<string, string>, body = ''): Handler =>
  async (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

test('Next answers with the headers that visitors may see, and with the request id', async () => {
  const { ask } = await serve(
    answerWith(
      200,
      { 'x-middleware-rewrite': '/_site_a/en', 'x-nextjs-cache': 'HIT', Vary: 'Accept-Encoding' },
      'page',
    ),
  );
  const { status, headers, body } = await ask('/', { headers: { 'x-request-id': 'from-nginx' } });
  expect([status, body]).toEqual([200, 'page']);
  expect(headers).toMatchObject({
    'x-request-id': 'from-nginx',
    'x-nextjs-cache': 'HIT',
    vary: 'Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('x-middleware-rewrite');
});

test('page data keep what the router in the browser reads', async () => {
  const { ask } = await serve(
    answerWith(200, { 'x-nextjs-rewrite': '/a', 'x-middleware-rewrite': '/a' }, '{}'),
  );
  const { headers } = await ask('/_next/data/b1/index.json');
  expect(headers).toHaveProperty('x-nextjs-rewrite', '/a');
  expect(headers).not.toHaveProperty('x-middleware-rewrite');
});

test('Next sees neither internal headers from outside nor an unsafe request id', async () => {
  const seen: Record<string, unknown>[] = [];
  const { ask } = await serve(async (incoming, response) => {
    seen.push({ ...incoming.headers, context: getRequestContext()?.requestId });
    response.end();
  });
  const { headers } = await ask('/', { headers: { 'x-prerender-revalidate': 'key', 'x-request-id': 'a b' } });
  expect(seen[0]).not.toHaveProperty('x-prerender-revalidate');
  expect(seen[0]?.['x-request-id']).toBe(headers['x-request-id']);
  expect(seen[0]?.context).toBe(headers['x-request-id']);
  expect(headers['x-request-id']).not.toBe('a b');
});

test.each([
  ['POST', '/about', 405, 'GET, HEAD, OPTIONS'],
  ['TRACE', '/', 405, 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/about', 204, 'GET, HEAD, OPTIONS'],
  ['GET', '*', 400, undefined],
  ['GET', 'http://other.test/', 400, undefined],
  ['GET', '/_next/static/old.js', 404, undefined],
])('%s %s is answered with %s before Next', async (method, path, status, allow) => {
  const handle = jest.fn();
  const { ask } = await serve(handle);
  const answer = await ask(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', ...(allow && { allow }) });
  expect(handle).not.toHaveBeenCalled();
});

test.each([
  ['/about', 500, 's-maxage=60', 'no-store'],
  ['/about', 503, undefined, 'no-store'],
  ['/about', 503, 'private, no-store', 'private, no-store'],
  ['/_next/static/a.js', 404, 's-maxage=60', 'no-store'],
  ['/about', 404, 's-maxage=60', 's-maxage=60'],
  ['/_next/static/a.js', 200, 'immutable', 'immutable'],
])('%s with %s and Cache-Control %s is sent with %s', async (path, status, given, sent) => {
  const { ask } = await serve(answerWith(status, given ? { 'Cache-Control': given } : {}));
  expect((await ask(path)).headers['cache-control']).toBe(sent);
});

test('an exception is answered with a plain 500 and one line in the log', async () => {
  const fault = new Error('broken');
  const { ask, errors } = await serve(async (_request, response) => {
    response.setHeader('Cache-Control', 's-maxage=60');
    throw fault;
  });
  const { status, headers, body } = await ask('/?secret=S3CRET');
  expect([status, body, headers['cache-control']]).toEqual([500, 'Internal Server Error', 'no-store']);
  // The logger adds the path without its query, which can contain secrets.
  expect(errors).toEqual([{ error: fault }]);
});

test('an exception in the middle of a response cuts it off, so that no cache takes it for whole', async () => {
  const { ask, errors } = await serve(async (_request, response) => {
    response.write('half');
    throw new Error('broken');
  });
  await expect(ask('/')).rejects.toThrow(/aborted|hang up/);
  expect(errors).toHaveLength(1);
});

test('a stopping server says so to load balancers, and closes each connection after its response', async () => {
  const { ask } = await serve(answerWith(200, {}, 'page'), { isDraining: true });
  const ready = await ask('/api/readyz');
  expect([ready.status, JSON.parse(ready.body)]).toEqual([
    503,
    { status: 'not ready', reason: 'the server is stopping' },
  ]);
  const { status, headers } = await ask('/about', { headers: { connection: 'keep-alive' } });
  expect([status, headers.connection]).toEqual([200, 'close']);
});

test('the access log has one line for each request, without its query', async () => {
  const { ask, readLog } = await serve(async (_request, response) => {
    const context = getRequestContext();
    Object.assign(context ?? {}, { site: 'solvind', language: 'en' });
    context?.upstream.push({ operation: 'LayoutQuery', ms: 12.3456, outcome: 'ok' });
    response
      .writeHead(200, { 'x-nextjs-cache': 'MISS', 'x-middleware-rewrite': '/_site_solvind/en/a' })
      .end('page');
  });
  const sent = { headers: { 'x-request-id': 'id-1' } };
  await ask('/a?secret=S3CRET', sent);
  await ask('/api/healthz', sent);
  await ask('/_next/static/a.js', sent);
  await ask('/_next/static/old.js', sent);
  const lines = readLog();
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: 'id-1',
      method: 'GET',
      path: '/a',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      cache: 'MISS',
      page: '/_site_solvind/en/a',
      site: 'solvind',
      language: 'en',
      upstream: [{ operation: 'LayoutQuery', ms: 12.3, outcome: 'ok' }],
      msg: 'Request',
    },
    expect.objectContaining({ path: '/_next/static/old.js', status: 404 }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('S3CRET');
});

test.each<[string, Handler, string, number]>([
  ['that Next gives without them', answerWith(400, {}), '/%E0%A4%A', 400],
  ['to a path that is missing', answerWith(200, {}), '/_next/static/old.js', 404],
  ['after a fault of Next', () => Promise.reject(new Error('fault')), '/', 500],
])('an answer %s has the headers of all answers', async (_kind, handle, path, status) => {
  const { ask } = await serve(handle);
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('an answer keeps its own value of a header of all answers', async () => {
  const { ask } = await serve(answerWith(200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }));
  expect((await ask('/')).headers['cross-origin-resource-policy']).toBe('cross-origin');
});
