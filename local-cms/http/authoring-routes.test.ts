// Attacks on the API that changes content. Nothing may be written.
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { hashFolder } from '@tests/local-cms/hash-folder.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const PATH = '/sitecore/api/authoring/graphql/v1';

const hashContent = () => hashFolder(cms.contentFolder);

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request as it is, because `fetch` sets Host and Origin itself. */
function send({ method = 'POST', headers = {}, body = '' }: Sent): Promise<{ status: number; text: string }> {
  const { host, hostname, port } = new URL(cms.url);
  const all = { host, 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: PATH, headers: all }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const change = (value: string): string =>
  JSON.stringify({
    query: `mutation ($value: String) { updateItem(input: {
      path: "/sitecore/content/acme/Home/About", language: "en", fields: [{ name: "Title", value: $value }]
    }) { item { version } } }`,
    variables: { value },
  });

test.each<[string, Sent, number]>([
  ['another website', { headers: { origin: 'https://evil.test' } }, 403],
  ['another port of this machine', { headers: { origin: 'http://localhost:3000' } }, 403],
  ['a page without an origin', { headers: { origin: 'null' } }, 403],
  ['a browser that hides the origin', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a page of the site on this machine', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
  ['a rebinding host name', { headers: { host: 'evil.test' } }, 403],
  ['a rebinding host name with the port', { headers: { host: 'evil.test:4000' } }, 403],
  ['a host name with a dot at its end', { headers: { host: 'localhost.' } }, 403],
  ['a host name without port', { headers: { host: 'localhost' } }, 403],
  ['a form of another website', { headers: { 'content-type': 'text/plain' } }, 415],
  ['a form with fields', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['a form with files', { headers: { 'content-type': 'multipart/form-data; boundary=a' } }, 415],
  ['a request without type', { headers: { 'content-type': '' } }, 415],
  ['a GET request', { method: 'GET', body: '' }, 405],
  ['a preflight', { method: 'OPTIONS', headers: { origin: 'https://evil.test' }, body: '' }, 405],
  ['a body of more than 1 MB', { body: change('x'.repeat(1024 * 1024)) }, 413],
  ['half a body', { body: change('New').slice(0, -5) }, 400],
  ['a body that is no query', { body: '[]' }, 400],
  ['a batch of queries', { body: `[${change('New')},${change('Newer')}]` }, 400],
  ['a query for another schema', { body: JSON.stringify({ query: 'mutation { dropItem }' }) }, 200],
  [
    'a query that is too deep',
    { body: JSON.stringify({ query: `{ ${'a { '.repeat(30)} b ${'} '.repeat(30)} }` }) },
    200,
  ],
])('refuses %s', async (_, sent, status) => {
  const before = await hashContent();
  const response = await send({ body: change('New'), ...sent });
  expect(response.status).toBe(status);
  expect(response.text).toMatch(/"message":"[^"]+/);
  expect(response.text).not.toMatch(/node_modules|at .*\.ts:/);
  expect(await hashContent()).toBe(before);
});

test('no answer allows another website to read it', async () => {
  const { origin } = new URL(cms.url);
  const response = await fetch(cms.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ query: '{ journal { at } }' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  'title: x\nplaceholders: {}',
  '"} # {',
  '*alias',
  '!!js/function "x"',
  '<script>alert(1)</script>',
  '\u0000\u0007\u001b[2J',
  '- a\n- b\n---\n...',
  '\u2028\u2029\ufeff',
  '{{7*7}}%s',
])('saves the text %j as a text and nothing else', async (value) => {
  const { status, text } = await send({ body: change(value) });
  expect(status).toBe(200);
  const file = path.join(cms.contentFolder, 'acme/pages/about/en.draft.yml');
  const { data } = JSON.parse(text);
  const asked = await send({
    body: JSON.stringify({
      query:
        '{ item(where: { path: "/sitecore/content/acme/Home/About", language: "en" }) { field(name: "Title") { value } } }',
    }),
  });
  const saved = JSON.parse(asked.text).data.item.field.value;
  expect(data).not.toBeNull();
  expect(saved).toBe(value);
  expect((await readFile(file, 'utf8').catch(() => '')).split('\n').length).toBeLessThan(40);
});
