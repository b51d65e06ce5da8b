import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Answer } from '@tests/servers/scripted-cms';
import * as scripted from '@tests/servers/scripted-cms';
import fc from 'fast-check';
import { CmsError } from './cms-error';
import { createCmsLimits } from './cms-limits';
import { createCmsClient } from './create-cms-client';
import { runInScope } from './request-scope';

const { breakOff, data, flood, hang, json, raw, reset, stall } = scripted;

const QUERY = 'query LayoutQuery($path: String) { layout(routePath: $path) { item { rendered } } }';
const good = data({ answer: 42 });
const allClosed = { allows: () => true, fail: () => false, succeed: () => false };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a scripted CMS and a client. The client records the waiting times between its attempts, but does not wait. */
async function start(
  script: [Answer, ...Answer[]],
  settings: Partial<Parameters<typeof createCmsClient>[0]> = {},
) {
  const { endpoint, received, close } = await scripted.startScriptedCms(...script);
  stops.push(close);
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const client = createCmsClient({
    endpoint,
    retries: 3,
    deadlineMs: 10_000,
    sleep,
    random: () => 1,
    ...settings,
  });
  return { client, received, waits, ask: () => client.request(QUERY, { path: '/about' }) };
}

async function failureOf(answer: Promise<unknown>): Promise<CmsError> {
  const error: unknown = await answer.then(
    () => new Error('It should have failed'),
    (reason: unknown) => reason,
  );
  if (error instanceof CmsError) return error;
  throw error;
}

test('posts query, variables and operation name with the headers of client and request', async () => {
  const { client, received } = await start([good], { headers: { sc_apikey: 'k3y' } });
  const answer = await client.request(QUERY, { path: '/å"\\' }, { headers: { sc_editMode: 'true' } });
  expect(answer).toEqual({ answer: 42 });
  expect(received).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/graph?sitecoreContextId=S3CRET',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        sc_apikey: 'k3y',
        sc_editmode: 'true',
      }),
      body: { query: QUERY, variables: { path: '/å"\\' }, operationName: 'LayoutQuery' },
    }),
  ]);
});

test.each([502, 503, 504, 520, 524])('retries after HTTP %i and waits longer each time', async (status) => {
  const bad = json(status, {});
  const { ask, received, waits } = await start([bad, bad, bad, good]);
  expect(await ask()).toEqual({ answer: 42 });
  expect([received.length, waits]).toEqual([4, [250, 500, 1000]]);
});

test.each([
  ['reset', reset],
  ['closed during the response', breakOff],
])('retries if the connection is %s', async (_, bad) => {
  const { ask, received } = await start([bad, good]);
  expect(await ask()).toEqual({ answer: 42 });
  expect(received).toHaveLength(2);
});

test.each([
  ['HTTP 400', json(400, { errors: [{ message: 'Bad query' }] }), 'http'],
  ['HTTP 401', json(401, {}), 'http'],
  ['HTTP 404', raw('<h1>Not found</h1>', 'text/html', 404), 'http'],
  ['HTTP 500', json(500, {}), 'http'],
  ['HTTP 429 without Retry-After', json(429, {}), 'http'],
  ['a redirect', json(301, {}, { location: 'https://elsewhere.test/' }), 'http'],
  ['a GraphQL error', json(200, { errors: [{ message: 'Boom' }] }), 'graphql'],
  ['a GraphQL error beside data', json(200, { data: { a: 1 }, errors: [{ message: 'Boom' }] }), 'graphql'],
  ['an invalid GraphQL error', json(200, { errors: [null] }), 'graphql'],
  ['broken JSON', raw('{"data":'), 'invalid-response'],
  ['a web page', raw('<h1>Login</h1>', 'text/html'), 'invalid-response'],
  ['an empty body', raw(''), 'invalid-response'],
  ['null', raw('null'), 'invalid-response'],
  ['a text', raw('"text"'), 'invalid-response'],
  ['no data', json(200, {}), 'invalid-response'],
  ['data null', json(200, { data: null }), 'invalid-response'],
  ['a response that is too large', flood, 'invalid-response'],
])('does not retry after %s', async (_, bad, kind) => {
  const { ask, received } = await start([bad, good]);
  expect((await failureOf(ask())).kind).toBe(kind);
  expect(received).toHaveLength(1);
});

test('the error message contains the URL without its query, the status, the attempts and the time', async () => {
  const { ask } = await start([json(503, {})], { retries: 2 });
  const error = await failureOf(ask());
  expect(error.message).toMatch(
    /^LayoutQuery failed: HTTP 503 from http:\/\/127\.0\.0\.1:\d+\/graph \(3 attempts, \d+\.\d s\)$/,
  );
  expect(error).toMatchObject({ kind: 'http', status: 503, attempts: 3, operation: 'LayoutQuery' });
});

test('the cause of the error contains the message of the CMS', async () => {
  const { ask } = await start([json(200, { errors: [{ message: 'Cannot query field "x"' }] })]);
  expect((await failureOf(ask())).cause).toMatchObject({
    message: 'Message of the CMS: Cannot query field "x"',
  });
});

test('does not retry if retries is 0', async () => {
  const { ask, received } = await start([json(503, {}), good], { retries: 0 });
  await failureOf(ask());
  expect(received).toHaveLength(1);
});

test.each([
  ['seconds', () => '2', 2000, 2000],
  ['an HTTP date', () => new Date(Date.now() + 5000).toUTCString(), 3000, 5000],
  ['a past date', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
])('waits as long as the Retry-After header says: %s', async (_, header, least, most) => {
  const { ask, waits } = await start([json(429, {}, { 'retry-after': header() }), good]);
  expect(await ask()).toEqual({ answer: 42 });
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(least);
  expect(waits[0]).toBeLessThanOrEqual(most);
});

test('fails at once if Retry-After is beyond the deadline', async () => {
  const { ask, waits, received } = await start([json(429, {}, { 'retry-after': '60' }), good]);
  const error = await failureOf(ask());
  expect(error).toMatchObject({ kind: 'http', status: 429, retryAfterMs: 60_000, attempts: 1 });
  expect([waits, received.length]).toEqual([[], 1]);
});

test.each([
  ['never responds', hang],
  ['never ends the response', stall],
])('fails at the deadline and closes the connection if the CMS %s', async (_, bad) => {
  const { ask, received } = await start([bad], { deadlineMs: 150 });
  const startedAt = performance.now();
  const error = await failureOf(ask());
  const tookMs = performance.now() - startedAt;
  expect(tookMs).toBeLessThan(3000);
  expect(error).toMatchObject({ kind: 'timeout' });
  // The message tells the time that has passed, in tenths of a second.
  const seconds = Number(/no response within (\d\.\d) s/.exec(String(error))?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(0.1);
  expect(seconds).toBeLessThanOrEqual(Math.ceil(tookMs / 100) / 10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received.map(({ isCut }) => isCut)).toEqual([true]);
});

test('all attempts and the waits between them share one deadline', async () => {
  const slow: Answer = (response) => void setTimeout(() => response.writeHead(503).end(), 60);
  const { ask } = await start([slow], { deadlineMs: 300, retries: 10, sleep: undefined });
  const startedAt = performance.now();
  await failureOf(ask());
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

test('a wait that the deadline aborts ends in a timeout', async () => {
  const sleep = (_: number, signal: AbortSignal) => sleepFor(1000, undefined, { signal });
  const { ask } = await start([json(503, {})], { deadlineMs: 300, random: () => 0, sleep });
  expect(await failureOf(ask())).toMatchObject({ kind: 'timeout', attempts: 2 });
});

test('rethrows any other error of a wait', async () => {
  const { client } = await start([json(503, {})], { sleep: () => Promise.reject(new Error('a bug')) });
  await expect(client.request(QUERY, {})).rejects.toThrow('a bug');
});

test('retries at most a tenth of many queries', async () => {
  const { client, received } = await start([json(503, {})], {
    limits: { ...createCmsLimits({ requestsPerSecond: 1000 }), breakers: allClosed },
  });
  for (let id = 0; id < 100; id++) await failureOf(client.request(QUERY, { id }));
  expect(received.length).toBeGreaterThanOrEqual(110);
  expect(received.length).toBeLessThanOrEqual(120);
});

test('after five failures of a CMS that hangs, the same query fails at once, and others are still sent', async () => {
  const { client, received } = await start([hang], { deadlineMs: 100 });
  const ask = (id: number, query = QUERY) => failureOf(client.request(query, { id }));
  for (let id = 0; id < 5; id++) expect((await ask(id)).kind).toBe('timeout');
  const startedAt = performance.now();
  for (let id = 5; id < 50; id++) expect((await ask(id)).kind).toBe('circuit-open');
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(received).toHaveLength(5);
  expect((await ask(0, 'query OtherQuery { a }')).kind).toBe('timeout');
});

test.each([
  ['HTTP 500', json(500, {})],
  ['a GraphQL error', json(200, { errors: [{ message: 'Boom' }] })],
])('goes on with a query after %s, because a single page can cause it', async (_, bad) => {
  const { client, received } = await start([bad]);
  for (let id = 0; id < 10; id++) await failureOf(client.request(QUERY, { id }));
  expect(received).toHaveLength(10);
});

test('a query whose caller leaves early does not count as a failure of the CMS', async () => {
  const { client } = await start([hang, hang, hang, hang, hang, hang, good], { deadlineMs: 2000 });
  for (let id = 0; id < 6; id++) {
    const leaving = new AbortController();
    const left = client.request(QUERY, { id }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error('gone')), 20);
    await expect(left).rejects.toThrow('gone');
  }
  expect(await client.request(QUERY, {})).toEqual({ answer: 42 });
});

test('while the CMS asks for a pause, no query is sent, and one that could not wait so long fails at once', async () => {
  const { client, received } = await start([json(429, {}, { 'retry-after': '1' }), good], { retries: 0 });
  await failureOf(client.request(QUERY, { id: 0 }));
  const hasty = await failureOf(client.request(QUERY, { id: 1 }, { deadlineMs: 300 }));
  expect(hasty).toMatchObject({ kind: 'over-budget', attempts: 1 });
  const startedAt = performance.now();
  expect(await client.request(QUERY, { id: 2 })).toEqual({ answer: 42 });
  expect(performance.now() - startedAt).toBeGreaterThan(900);
  expect(received).toHaveLength(2);
});

test('the time in the queue counts against the deadline', async () => {
  const { client } = await start([good], { limits: createCmsLimits({ requestsPerSecond: 1 }) });
  await client.request(QUERY, { id: 0 });
  const late = { priority: 'visitor', deadlineAt: performance.now() + 200 } as const;
  const errors = await Promise.all([
    failureOf(client.request(QUERY, { id: 1 }, { deadlineMs: 200 })),
    failureOf(runInScope(late, () => client.request(QUERY, { id: 2 }))),
  ]);
  for (const error of errors)
    expect(error).toMatchObject({ kind: 'over-budget', message: expect.stringContaining('request budget') });
});

test('queries of a scope have its priority and share its deadline', async () => {
  const limits = createCmsLimits({ requestsPerSecond: 2 });
  const order: unknown[] = [];
  const noted: Answer = (response, asked) => {
    order.push(asked.body.variables.id);
    good(response, asked);
  };
  const { client } = await start([noted], { limits });
  const background = { priority: 'background' } as const;
  await Promise.all([
    ...[1, 2, 3].map((id) => runInScope(background, () => client.request(QUERY, { id }))),
    client.request(QUERY, { id: 'visitor' }),
  ]);
  expect(order).toEqual([1, 2, 'visitor', 3]);

  const late = { priority: 'visitor', deadlineAt: performance.now() + 100 } as const;
  const { client: slow } = await start([hang]);
  const error = await failureOf(runInScope(late, () => slow.request(QUERY, {})));
  expect(error).toMatchObject({ kind: 'timeout', message: expect.stringContaining('within 0.1 s') });
});

test('a caller that has little time left does not shorten the wait of the others', async () => {
  const slow: Answer = (response, asked) => void setTimeout(() => good(response, asked), 300);
  const { ask, received } = await start([slow]);
  const inHaste = { priority: 'visitor', deadlineAt: performance.now() + 100 } as const;
  const [hasty, patient] = await Promise.allSettled([runInScope(inHaste, ask), ask()]);
  expect(hasty).toMatchObject({ status: 'rejected', reason: { kind: 'timeout' } });
  expect(patient).toEqual({ status: 'fulfilled', value: { answer: 42 } });
  expect(received).toHaveLength(1);
});

test('a query whose caller has hardly any time left does not count as a failure of the CMS', async () => {
  const { client } = await start([hang, hang, hang, hang, hang, hang, good], { deadlineMs: 2000 });
  for (let id = 0; id < 6; id++) {
    const late = { priority: 'visitor', deadlineAt: performance.now() + 20 } as const;
    const error = await failureOf(runInScope(late, () => client.request(QUERY, { id })));
    expect(error.kind).toBe('timeout');
  }
  expect(await client.request(QUERY, {})).toEqual({ answer: 42 });
});

test('reports a refused connection', async () => {
  const { ask } = await start([good]);
  stops.pop()?.();
  const error = await failureOf(ask());
  expect(error).toMatchObject({ kind: 'network', attempts: 4 });
  expect(error.message).toContain('ECONNREFUSED');
});

test('sends equal concurrent requests only once', async () => {
  const { client, received } = await start([good]);
  const asked = Array.from({ length: 100 }, () => client.request(QUERY, { path: '/' }));
  expect(await Promise.all(asked)).toEqual(Array(100).fill({ answer: 42 }));
  expect(received).toHaveLength(1);
});

test('sends requests with different variables or headers separately', async () => {
  const { client, received } = await start([good]);
  await Promise.all([
    client.request(QUERY, { path: '/' }),
    client.request(QUERY, { path: '/a' }),
    client.request(QUERY, { path: '/' }, { headers: { sc_editMode: 'true' } }),
  ]);
  expect(received).toHaveLength(3);
});

test('does not cache a failure', async () => {
  const { ask } = await start([json(500, {}), good]);
  await failureOf(ask());
  expect(await ask()).toEqual({ answer: 42 });
});

test('an aborted caller does not affect the others, and the connection closes when the last one aborts', async () => {
  const slow: Answer = (response, asked) => void setTimeout(() => good(response, asked), 100);
  const { client, received } = await start([slow, hang]);
  const leaving = new AbortController();
  const left = client.request(QUERY, {}, { signal: leaving.signal });
  const stayed = client.request(QUERY, {});
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(await stayed).toEqual({ answer: 42 });

  const alone = new AbortController();
  const last = client.request(QUERY, {}, { signal: alone.signal });
  setTimeout(() => alone.abort(new Error('gone')), 50);
  await expect(last).rejects.toThrow('gone');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received.map(({ isCut }) => isCut)).toEqual([false, true]);
});

test('the error contains no secret, query, variable or part of the response', async () => {
  const body = { errors: [{ message: 'x' }], data: { private: 'Pr1vate' } };
  const endings: Answer[] = [json(500, body), json(200, body), raw('Pr1vate', 'text/html'), raw('{Pr1vate')];
  for (const bad of endings) {
    const { client } = await start([bad], { headers: { sc_apikey: 'S3CRET' } });
    const error = await failureOf(client.request(QUERY, { path: 'V4riable' }));
    const said = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    expect(said).not.toMatch(/S3CRET|V4riable|Pr1vate|rendered/);
    stops.pop()?.();
  }
});

test('sends any text in the variables, never in the query', async () => {
  const { client, received } = await start([
    (response, request) => data(request.body.variables)(response, request),
  ]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (path) => {
      const echoed = await client.request(QUERY, { path });
      expect(echoed).toEqual({ path });
      expect(received.at(-1)?.body.query).toBe(QUERY);
    }),
    { numRuns: 50 },
  );
});
