import { createRecordingLogger } from '@tests/fakes/page-dependencies';
import { createReportHandler } from './csp-report';

function createHandler() {
  let time = 1_000_000;
  const { logger, lines } = createRecordingLogger();
  const handle = createReportHandler(logger, () => time);
  const send = (report: unknown) => handle('POST', JSON.stringify(report)).status;
  return { handle, lines, send, passTime: (ms: number) => (time += ms) };
}

const oldReport = (own: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://site.test/contact?email=a@b.test',
    'blocked-uri': 'https://evil.test/x.js?token=1',
    'violated-directive': 'script-src-elem',
    ...own,
  },
});

const newReport = (own: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://site.test/contact',
  user_agent: 'x',
  body: {
    documentURL: 'https://site.test/contact?email=a@b.test',
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
    disposition: 'report',
    ...own,
  },
});

test.each<[string, unknown, object]>([
  ['report-uri', oldReport(), { blocked: 'https://evil.test', disposition: 'enforce' }],
  ['report-uri for a scheme', oldReport({ 'blocked-uri': 'data:text/html,x' }), { blocked: 'data:' }],
  ['the Reporting API', [newReport()], { blocked: 'inline', disposition: 'report' }],
])('logs what a browser sends for %s, without queries', (_, report, fields) => {
  const { send, lines } = createHandler();
  expect(send(report)).toBe(204);
  expect(lines).toMatchObject([
    { level: 'warn', fields: { directive: 'script-src-elem', page: '/contact', ...fields } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/token|email/);
});

test('logs each kind of violation once in an hour, whatever the page', () => {
  const { send, lines, passTime } = createHandler();
  for (let page = 0; page < 50; page += 1) send(oldReport({ 'document-uri': `https://site.test/${page}` }));
  expect(lines).toHaveLength(1);
  send(oldReport({ 'violated-directive': 'img-src' }));
  send([newReport(), newReport()]);
  expect(lines).toHaveLength(3);
  passTime(3_600_001);
  send(oldReport());
  expect(lines).toHaveLength(4);
});

test('reads a hundred reports in a minute', () => {
  const { send, lines, passTime } = createHandler();
  const sendMany = (count: number) =>
    Array.from({ length: count }, (_, id) => send(oldReport({ 'blocked-uri': `https://${id}.test/` })));
  expect(new Set(sendMany(100))).toEqual(new Set([204]));
  expect(new Set(sendMany(1000))).toEqual(new Set([429]));
  expect(lines).toHaveLength(100);
  passTime(60_000);
  expect(send(oldReport())).toBe(204);
});

test('reads a hundred violations in a minute, however many are in one report', () => {
  const { send, lines } = createHandler();
  const statuses = Array.from({ length: 10 }, (_, report) =>
    send(Array.from({ length: 18 }, (__, id) => newReport({ blockedURL: `https://${report}-${id}.test/` }))),
  );
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429, 429, 429]);
  expect(lines).toHaveLength(100);
});

test('logs at most twenty violations of one request, and short texts', () => {
  const { send, lines } = createHandler();
  send(Array.from({ length: 500 }, (_, id) => newReport({ blockedURL: `${id}${'x'.repeat(10_000)}` })));
  expect(lines).toHaveLength(20);
  expect(JSON.stringify(lines).length).toBeLessThan(10_000);
});

test.each(['', '{', 'null', '[]', '[{}]', '{"csp-report":{}}', '[{"type":"deprecation","body":{}}]', '3'])(
  'refuses %j',
  (body) => {
    const { handle, lines } = createHandler();
    expect(handle('POST', body).status).toBe(400);
    expect(lines).toEqual([]);
  },
);

test('takes only POST', () => {
  expect(createHandler().handle('GET', '')).toEqual({ status: 405, headers: { Allow: 'POST' } });
});
