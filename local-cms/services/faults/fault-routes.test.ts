import { request } from 'node:http';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { z } from 'zod';
import { faultNames, type WrittenFault } from './fault.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());
afterEach(() => fetch(`${cms.url}/faults`, { method: 'DELETE' }));

const put = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/faults`, { method: 'PUT', headers, body: JSON.stringify(body) });
const list = async (): Promise<unknown> => (await fetch(`${cms.url}/faults`)).json();

/** Sends a query. The returned `status` is null if no response arrived within 300 ms. */
async function ask(query = 'query SitesQuery { __typename }') {
  const path = '/v1/content/api/graphql/v1?sitecoreContextId=x';
  const startedAt = performance.now();
  const answer = await fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(300),
  }).catch(() => null);
  const text = answer ? await answer.text() : '';
  const retryAfter = answer?.headers.get('retry-after') ?? null;
  return { status: answer?.status ?? null, retryAfter, text, ms: performance.now() - startedAt };
}

const realResponse = { status: 200, text: '{"data":{"__typename":"Query"}}' };

test('without faults the real response is sent', async () => {
  expect(await list()).toEqual([]);
  expect(await ask()).toMatchObject(realResponse);
});

const answers: Record<(typeof faultNames)[number], object> = {
  '500': { status: 500 },
  '429': { status: 429, retryAfter: null },
  '429 with Retry-After': { status: 429, retryAfter: '30' },
  'invalid JSON': { status: 200, text: '{"data":' },
  'GraphQL error': { status: 200, text: expect.stringContaining('"errors":[') },
  'empty data': { status: 200, text: '{"data":{}}' },
  'lost connection': { status: null },
  hang: { status: null },
};

test.each(faultNames)('the fault "%s" replaces the response', async (answer) => {
  expect((await put([{ match: 'SitesQuery', answer }])).status).toBe(200);
  const given = await ask();
  expect(given).toMatchObject(answers[answer]);
  if (answer === 'hang') expect(given.ms).toBeGreaterThan(250);
  else expect(given.ms).toBeLessThan(250);
});

test('a fault applies to requests with its text in the URL or body, and the first matching fault is used', async () => {
  await put([
    { match: 'RedirectsQuery', answer: '500' },
    { match: '/v1/personalize', answer: '429' },
    { match: 'Redirects', answer: '429' },
  ]);
  expect(await ask()).toMatchObject(realResponse);
  expect(await ask('query RedirectsQuery { __typename }')).toMatchObject({ status: 500 });
  expect(await ask('query OtherRedirects { __typename }')).toMatchObject({ status: 429 });
  const asked = await fetch(`${cms.url}/v1/personalize?siteId=acme`, { method: 'POST', body: '{}' });
  expect(asked.status).toBe(429);
});

test('a fault without an answer delays the real response', async () => {
  await put([{ match: 'SitesQuery', delayMs: 120 }]);
  const { ms, ...given } = await ask();
  expect(given).toMatchObject(realResponse);
  expect(ms).toBeGreaterThan(115);
});

test('GET lists the faults; DELETE and PUT with an empty list remove them', async () => {
  const fault: WrittenFault = { match: '', answer: '500' };
  const end = [() => put([]), () => fetch(`${cms.url}/faults`, { method: 'DELETE' })];
  for (const stop of end) {
    await put([fault]);
    expect(await list()).toEqual([{ ...fault, delayMs: 0 }]);
    expect(await ask()).toMatchObject({ status: 500 });
    expect(await (await stop()).json()).toEqual([]);
    expect(await ask()).toMatchObject(realResponse);
  }
  expect(cms.lines).toContain('faults  500');
  expect(cms.lines.at(-1)).toContain('faults  none');
});

test('a fault for all requests does not affect the editor, health check, help, event log, fault list or preflights', async () => {
  await put([{ match: '', answer: 'hang' }]);
  for (const path of [
    '/',
    '/editor/content',
    '/editor/main.js',
    '/healthz',
    '/help',
    '/v1/events/log',
    '/faults',
  ]) {
    expect((await fetch(cms.url + path)).status).toBe(200);
  }
  const preflight = await fetch(`${cms.url}/v1/events/v1.2/events`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
});

test.each([
  [undefined, 'expected array'],
  [{}, 'expected array'],
  [[{ match: '' }], 'give an answer, a delayMs or both'],
  [[{ match: '', answer: '418' }], '"429"|"500"|"invalid JSON"'],
  [[{ match: '', answer: '500', delay: 5 }], 'Unrecognized key: "delay"'],
  [[{ answer: '500' }], '0: match: '],
  [[{ match: '', delayMs: 600_000 }], '0: delayMs: '],
  [[{ match: '', delayMs: -1 }], '0: delayMs: '],
])('the body %j is rejected with a reason, and the faults stay unchanged', async (body, problem) => {
  await put([{ match: 'x', answer: '429' }]);
  const answer = await put(body);
  expect(answer.status).toBe(400);
  const { message, problems } = z
    .object({ message: z.string(), problems: z.array(z.string()) })
    .parse(await answer.json());
  expect(message).toContain('Send a list like');
  expect(problems.join('\n')).toContain(problem);
  expect(await list()).toEqual([{ match: 'x', answer: '429', delayMs: 0 }]);
});

test.each(['https://evil.test', 'null', 'http://localhost:3000'])(
  'a web page with the origin %s can neither change nor read the faults',
  async (origin) => {
    const answer = await put([{ match: '', answer: '500' }], { origin });
    expect(answer.status).toBe(403);
    expect((await fetch(`${cms.url}/faults`, { method: 'DELETE', headers: { origin } })).status).toBe(403);
    const asked = await fetch(`${cms.url}/faults`, { method: 'OPTIONS', headers: { origin } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await list()).toEqual([]);
  },
);

test.each(['GET', 'PUT', 'DELETE'])(
  'a %s request to another host name of this machine is rejected',
  async (method) => {
    const { port } = new URL(cms.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: `evil.test:${port}` };
      const asked = request({ port, path: '/faults', method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end(method === 'PUT' ? '[{"match":"","answer":"500"}]' : undefined);
    });
    expect(status).toBe(403);
    expect(await list()).toEqual([]);
  },
);
