import { createSendQuery } from './send-query';

const JSON_TYPE = { 'content-type': 'application/json' };

function send(respond: () => Promise<Response>, variables: Record<string, unknown> = {}) {
  const fetch = jest.fn(respond);
  const endpoint = { endpoint: 'https://cms.test/graph', headers: { sc_apikey: 'k3y' }, fetch };
  return createSendQuery(endpoint)('query PageQuery { page }', variables, {});
}

const answer = (body: string, init: ResponseInit = { headers: JSON_TYPE }) =>
  send(async () => new Response(body, init));

test('returns the data of the response', async () => {
  expect(await answer('{"data":{"page":1}}')).toEqual({ data: { page: 1 } });
});

test.each(['{"data":', 'null', '7', '"text"', '[{"data":{}}]', ''])(
  'the response %j is not GraphQL JSON',
  async (body) => {
    expect(await answer(body)).toMatchObject({
      failure: { kind: 'invalid-response', reason: 'the response is not GraphQL JSON' },
    });
  },
);

test.each<[string, () => Promise<Response>, object]>([
  [
    'a web page',
    async () => new Response('<h1>Login</h1>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'invalid-response', reason: 'the response is not GraphQL JSON' },
  ],
  [
    'no data',
    async () => Response.json({}),
    { kind: 'invalid-response', reason: 'the response has no data' },
  ],
  [
    'a GraphQL error',
    async () => Response.json({ errors: [{ message: 'Boom' }] }),
    { kind: 'graphql', cause: expect.objectContaining({ message: 'Message of the CMS: Boom' }) },
  ],
  [
    'an error status',
    async () => Response.json({}, { status: 429, headers: { 'retry-after': '2' } }),
    { kind: 'http', status: 429, retryAfterMs: 2000 },
  ],
  [
    'a lost connection',
    async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    },
    { kind: 'network', code: 'ECONNRESET', reason: 'network error ECONNRESET' },
  ],
])('returns the failure for %s', async (_, respond, failure) => {
  expect(await send(respond)).toMatchObject({ failure });
});

test('rethrows an unknown error, which is not a failure of the CMS', async () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  await expect(send(async () => Response.json({ data: {} }), circle)).rejects.toThrow('circular');
});
