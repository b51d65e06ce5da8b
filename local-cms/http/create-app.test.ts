import { request } from 'node:http';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import fc from 'fast-check';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms(undefined, { contextId: 'right', apiKey: 'key' });
});
afterAll(() => cms.close());

const edge = '/v1/content/api/graphql/v1';
const cm = '/sitecore/api/graph/edge';
const body = JSON.stringify({ query: '{ __typename }' });
const post = (path: string, headers: Record<string, string> = {}, data: string = body) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: data,
  });

test.each([
  [`${edge}?sitecoreContextId=right`, {}, 200],
  [`${edge}?sitecoreContextId=wrong`, {}, 401],
  [`${edge}?sitecoreContextId=`, {}, 401],
  [edge, {}, 401],
  [edge, { sc_apikey: 'key' }, 401],
  [cm, { sc_apikey: 'key' }, 200],
  [cm, { sc_apikey: 'wrong' }, 401],
  [cm, {}, 401],
])('the response to POST %s with the headers %j has status %d', async (path, headers, status) => {
  const response = await post(path, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('json');
});

test('without a configured context id, any context id is accepted, but a missing one is refused', async () => {
  const open = await startTestCms({ 'acme/site.yml': '' });
  const ask = (query: string) =>
    fetch(`${open.url}${edge}?query={__typename}${query}`).then(({ status }) => status);
  expect([await ask('&sitecoreContextId=any'), await ask('')]).toEqual([200, 401]);
  await open.close();
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['https://localhost.evil.test', null],
  ['https://evil.test', null],
])('for a page from %s, Access-Control-Allow-Origin is %s', async (origin, allowed) => {
  const response = await fetch(cms.url + edge, { method: 'OPTIONS', headers: { origin } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, allowed]);
});

/** Sends a request with any Host, which `fetch` does not allow. */
const askAs = (host: string, method: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(cms.url);
    const headers = { host, sc_editmode: 'true', 'content-type': 'application/json' };
    const asked = request({ port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? body : undefined);
  });

test.each([
  ['POST', `${edge}?sitecoreContextId=right`],
  ['GET', `${edge}?sitecoreContextId=right&query={__typename}`],
  ['GET', '/v1/events/log'],
  ['GET', '/layout/component'],
  ['GET', '/help'],
])('a web page whose host name leads to this machine gets nothing from %s %s', async (method, path) => {
  for (const host of ['evil.test', 'localhost.evil.test:4000', '127.0.0.1.evil.test'])
    expect([host, await askAs(host, method, path)]).toEqual([host, 403]);
});

test.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'cms:4000', 'local-cms'])(
  'the host name %s of this machine or of a container is answered',
  async (host) => {
    expect(await askAs(host, 'POST', `${edge}?sitecoreContextId=right`)).toBe(200);
  },
);

test('a failed query is logged without control characters', async () => {
  const item = 'item(path: "/sitecore/content/acme/Home", language: "en")';
  const query = `query ($format: String) { ${item} { id(format: $format) } }`;
  const variables = { format: '\u009b2J' };
  await post(`${edge}?sitecoreContextId=right`, {}, JSON.stringify({ query, variables }));
  expect(cms.lines.at(-1)).toContain('\uFFFD2J');
});

test('a request body above 1 MB is refused', async () => {
  const response = await post(
    `${edge}?sitecoreContextId=right`,
    {},
    JSON.stringify({ query: ' '.repeat(1_100_000) }),
  );
  expect(response.status).toBe(413);
});

test.each(['', '{', '[]', 'null', '{"query":3}', '{"query":"{"}', '[{"query":"{__typename}"}]'])(
  'the invalid request body %j is refused and does not stop the server',
  async (data) => {
    const response = await post(`${edge}?sitecoreContextId=right`, {}, data);
    expect(await response.json()).toMatchObject({ errors: [expect.any(Object)] });
    expect((await fetch(`${cms.url}/healthz`)).status).toBe(200);
  },
);

test('layout queries work with any path and language', async () => {
  const query =
    'query ($p: String!, $l: String!) { layout(site: "acme", routePath: $p, language: $l) { item { id } } }';
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (p, l) => {
      const data = JSON.stringify({ query, variables: { p, l } });
      const answer = await (await post(`${edge}?sitecoreContextId=right`, {}, data)).json();
      expect(answer).toHaveProperty('data.layout');
    }),
    { numRuns: 50 },
  );
});

test('/help and /healthz respond to GET, and unknown paths are not found', async () => {
  expect(await (await fetch(`${cms.url}/help`)).text()).toContain('site acme: en, da');
  expect(await (await fetch(`${cms.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${cms.url}/nowhere`)).status).toBe(404);
  expect((await fetch(`${cms.url}/healthz`, { method: 'POST' })).status).toBe(405);
});

test('failures are logged without the context id', async () => {
  await post(`${edge}?sitecoreContextId=sekret`);
  expect(cms.lines.at(-1)).toBe(`POST ${edge} → 401`);
});
