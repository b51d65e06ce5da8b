import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({ 'acme/site.yml': '' });
});
afterAll(() => cms.close());

const origin = 'http://localhost:3000';
const send = (body: string) =>
  fetch(`${cms.url}/v1/events/v1.2/events?sitecoreContextId=x`, {
    method: 'POST',
    body,
    headers: { origin },
  });

test('a page on this machine gets a new browser id', async () => {
  const response = await fetch(`${cms.url}/v1/events/v1.2/browser/create.json`, { headers: { origin } });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await response.json()).toMatchObject({ ref: expect.any(String), customer_ref: expect.any(String) });
});

test('the log line of an event has question marks instead of unsafe characters', async () => {
  const ext = { formId: 'contact\n\u001b[31m', interactionType: 'VIEWED' };
  expect((await send(JSON.stringify({ type: 'FORM', ext }))).status).toBe(201);
  expect(cms.lines.at(-1)).toBe('event FORM contact???31m VIEWED');
});

test.each(['', '{', 'null', '[]', '{}', '{"type":7}', '{"type":"a b"}', '{"type":"FORM","ext":7}'])(
  'the event body `%s` is rejected',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);
