import { createServer, request as sendRequest } from 'node:http';
import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { type Listening, listen } from '@tests/servers/listen';
import { HtmlValidate } from 'html-validate';
import { handlePublishRequest } from './handle-publish-request';
import { createMemoryLog, type LogEntry } from './log/publish-log';
import type { Publish } from './webhook/read-publish';

const SECRET = 'the-secret-for-publishes';
const PASSWORD = { authorization: `Basic ${Buffer.from(`editor:${SECRET}`).toString('base64')}` };

const entry: LogEntry = {
  id: 'one',
  receivedAt: '2026-11-22T17:21:38.906Z',
  liveAt: '2026-11-22T17:21:39.047Z',
  seconds: 0.141,
  isEverything: false,
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
};

let started: Listening[] = [];
afterEach(async () => {
  for (const { stop } of started) await stop();
  started = [];
});

async function startRoute(secret: string | undefined = SECRET, entries: readonly LogEntry[] = [entry]) {
  const accepted: Publish[] = [];
  const { logger, lines } = createRecordingLogger();
  const log = createMemoryLog();
  for (const one of entries) await log.save(one);
  const publisher = {
    accept: async (publish: Publish) => {
      accepted.push(publish);
      return accepted.length === 1;
    },
  };
  const server = createServer((request, response) =>
    handlePublishRequest(request, response, { secret, publisher, log, logger }),
  );
  const listening = await listen(server);
  started.push(listening);
  const send = (init: RequestInit = {}) => fetch(`${listening.url}/api/revalidate`, init);
  return { send, accepted, lines, url: listening.url };
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
  const { send, accepted, lines } = await startRoute();
  const response = await send({ method: 'POST', headers: new Headers(headers), body: '{"updates":[]}' });
  expect(response.status).toBe(401);
  expect(accepted).toEqual([]);
  expect(lines).toMatchObject([{ level: 'warn', message: 'A publish had no secret or a wrong one' }]);
  expect(JSON.stringify(lines)).not.toContain(SECRET);
});

test('wrong secrets never lock out who has the right one', async () => {
  const { send } = await startRoute();
  for (let turn = 0; turn < 50; turn++)
    await send({ method: 'POST', headers: { 'x-revalidate-secret': 'x' } });
  const response = await send({ method: 'POST', headers: { 'x-revalidate-secret': SECRET } });
  expect(response.status).toBe(202);
});

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

test('a body that is too large is refused', async () => {
  const { send, accepted } = await startRoute();
  const body = ' '.repeat(5 * 1024 * 1024);
  const sending = send({ method: 'POST', headers: { 'x-revalidate-secret': SECRET }, body });
  // The connection may be closed while the rest of the body is being sent.
  const status = await sending.then((response) => response.status).catch(() => 413);
  expect(status).toBe(413);
  expect(accepted).toEqual([]);
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

test('a browser is asked for the password', async () => {
  const { send } = await startRoute();
  const response = await send({ headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    'Basic realm="Publishes", charset="UTF-8"',
  ]);
});

test('an editor gets the log as a page without scripts, with all texts escaped', async () => {
  const { send } = await startRoute();
  const response = await send({ headers: { ...PASSWORD, accept: 'text/html,*/*' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html).toContain('live after 0.1 seconds'.replace('live', 'finished with problems'));
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
