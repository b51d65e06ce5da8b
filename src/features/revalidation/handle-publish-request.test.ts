import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLogEntry } from '@tests/fixtures/log-entry';
import { type Listening, listen } from '@tests/servers/listen';
import { HtmlValidate } from 'html-validate';
import { createGuessLimiter } from '@/platform/http/guess-limiter';
import { handlePublishRequest } from './handle-publish-request';
import { createMemoryLog, type LogEntry } from './log/publish-log';
import type { Publish } from './webhook/read-publish';

const SECRET = 'the-secret-for-publishes';
const PASSWORD = { authorization: `Basic ${Buffer.from(`editor:${SECRET}`).toString('base64')}` };

const entry = createLogEntry({
  items: [
    { id: 'a', name: '<img src=x onerror=alert(1)>', languages: ['en', 'da'] },
    { id: 'b', name: null, languages: [] },
  ],
  itemCount: 5,
  pages: [
    { page: '/_site_main/en/a', url: 'https://main.test/a?"&', outcome: 'renewed' },
    { page: '/_variantId_x/_site_main/en', url: 'https://main.test/', outcome: 'failed' },
    { page: '/_site_gone/en', url: 'javascript:alert(1)', outcome: 'gone' },
  ],
  counts: { renewed: 1, gone: 1, failed: 1 },
  problems: ['https://main.test/ could not be renewed: <b>'],
});

let started: Listening[] = [];
afterEach(async () => {
  for (const { stop } of started) await stop();
  started = [];
});

async function startRoute(secret: string | undefined = SECRET, entries: readonly LogEntry[] = [entry]) {
  const accepted: Publish[] = [];
  const guesses: Error[] = [];
  const log = createMemoryLog();
  for (const one of entries) await log.save(one);
  const publisher = {
    accept: async (publish: Publish) => {
      accepted.push(publish);
      return accepted.length === 1;
    },
  };
  const limiter = createGuessLimiter();
  const server = createServer((request, response) =>
    handlePublishRequest(request, response, {
      secret,
      publisher,
      log,
      limiter,
      onWrongSecret: (error) => void guesses.push(error),
    }),
  );
  const listening = await listen(server);
  started.push(listening);
  const send = (init: RequestInit = {}) => fetch(`${listening.url}/api/revalidate`, init);
  return { send, accepted, guesses, url: listening.url };
}

test.each([
  ['its own header', { 'x-revalidate-secret': SECRET }],
  ['a bearer token', { authorization: `Bearer ${SECRET}` }],
])('a publish with the secret in %s is accepted at once', async (_kind, headers) => {
  const { send, accepted } = await startRoute();
  const response = await send({ method: 'POST', headers, body: '{"updates":[]}' });
  expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
  expect(accepted).toMatchObject([{ updates: [], isEverything: false }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await (await send({ method: 'POST', headers, body: '{}' })).json()).toEqual({ accepted: false });
});

test.each([
  ['no secret', {}],
  ['an empty secret', { 'x-revalidate-secret': '' }],
  ['a wrong secret', { 'x-revalidate-secret': `${SECRET}x` }],
  ['a wrong bearer token', { authorization: 'Bearer x' }],
  // A browser would send it with requests of other sites.
  ['the password of the log', PASSWORD],
])('a publish with %s is refused, and its body is not read', async (_kind, headers) => {
  const { send, accepted, guesses } = await startRoute();
  const response = await send({ method: 'POST', headers: new Headers(headers), body: '{"updates":[]}' });
  expect(response.status).toBe(401);
  expect(accepted).toEqual([]);
  expect(guesses.map(String)).toEqual([
    expect.stringMatching(/^Error: A request from \S+ had no secret or a wrong one$/),
  ]);
});

test.each(['POST', 'GET'])(
  'wrong secrets with %s are limited, but never lock out who has the right one',
  async (method) => {
    const { send, guesses } = await startRoute();
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn++) {
      statuses.push((await send({ method, headers: { 'x-revalidate-secret': 'x' } })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    expect(guesses).toHaveLength(30);
    const refused = await send({ method, headers: { 'x-revalidate-secret': 'x' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const response = await send({ method, headers: { 'x-revalidate-secret': SECRET } });
    expect(response.ok).toBe(true);
  },
);

test('without a secret of its own the route says that it is not configured', async () => {
  const { send } = await startRoute('');
  for (const method of ['GET', 'POST']) {
    const response = await send({ method, headers: { 'x-revalidate-secret': '' } });
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('REVALIDATE_SECRET'),
    ]);
  }
});

test('other methods are refused', async () => {
  const { send } = await startRoute();
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const response = await send({ method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  }
});

test.each([
  ['says its length', { 'content-length': 5_242_880 }],
  ['comes in chunks', { 'transfer-encoding': 'chunked' }],
])(
  'a client whose body is too large and %s gets an answer, and the connection ends',
  async (_kind, length) => {
    const { url, accepted } = await startRoute();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-revalidate-secret': SECRET, ...length };
      const sent = sendRequest(`${url}/api/revalidate`, { method: 'POST', headers }, resolve);
      sent.on('error', reject);
      sent.end(' '.repeat(5_242_880));
    });
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    expect(await text(answer)).toContain('The body has more than 4194304 bytes.');
    expect(accepted).toEqual([]);
  },
);

test('fetch gets an answer to a body that is too large', async () => {
  const { send } = await startRoute();
  const headers = { 'x-revalidate-secret': SECRET };
  const response = await send({ method: 'POST', headers, body: ' '.repeat(5_242_880) });
  expect(response.status).toBe(413);
});

test('a client that sends its body too slowly gets an answer', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const { url, accepted } = await startRoute();
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'x-revalidate-secret': SECRET, 'content-length': 100 };
    const sent = sendRequest(`${url}/api/revalidate`, { method: 'POST', headers }, resolve);
    sent.on('error', reject);
    sent.write('{"updates"');
  });
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await answered).statusCode).toBe(408);
  expect(accepted).toEqual([]);
  jest.useRealTimers();
});

test('a body that is cut off is no publish', async () => {
  const { url, accepted } = await startRoute();
  await new Promise((resolve) => {
    const headers = { 'x-revalidate-secret': SECRET, 'content-length': 100 };
    const sent = sendRequest(`${url}/api/revalidate`, { method: 'POST', headers });
    sent.on('error', resolve);
    sent.write('{"updates"');
    setTimeout(() => sent.destroy(), 50);
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(accepted).toEqual([]);
});

test('a browser is asked for the password, which is no guess', async () => {
  const { send, guesses } = await startRoute();
  const response = await send({ headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    'Basic realm="Publishes", charset="UTF-8"',
  ]);
  expect(guesses).toEqual([]);
});

test('an editor gets the log as a page without scripts, with all texts escaped', async () => {
  const { send } = await startRoute();
  const response = await send({ headers: { ...PASSWORD, accept: 'text/html,*/*' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html).toContain('failed in part after 0.1 seconds');
  expect(html).toContain('1 failed, 1 gone, 1 renewed');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; (en, da)');
  expect(html).toContain('<a href="https://main.test/a?&quot;&amp;">');
  expect(html).toContain('and 3 more');
  expect(html).toContain('What to do:');
  expect(html).not.toMatch(/<script|<img|<b>|href="javascript/);
  const report = await new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
  }).validateString(html);
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message])),
  ).toEqual([]);
});

test('an empty log says so', async () => {
  const { send } = await startRoute(SECRET, []);
  const response = await send({ headers: { ...PASSWORD, accept: 'text/html' } });
  expect(await response.text()).toContain('Nothing has been published yet.');
});

test('a program gets the log as JSON', async () => {
  const { send } = await startRoute();
  const response = await send({ headers: { authorization: `Bearer ${SECRET}`, accept: 'application/json' } });
  expect(await response.json()).toEqual({ publishes: [entry] });
});
