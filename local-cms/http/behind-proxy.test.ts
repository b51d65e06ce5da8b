// A proxy on the machine of the local CMS asks for strangers, who all come from this machine then.
import { request } from 'node:http';
import { hashFolder } from '@tests/local-cms/hash-folder.ts';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

import { signPreviewLink } from '../editor/preview/preview-link.ts';

const SECRET = 'the-secret';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  const content = { ...sampleContent, 'acme/media/coast.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const options = { publicUrl: 'https://cms.test', siteUrl: 'http://localhost:1', editingSecret: SECRET };
  cms = await startTestCms(content, options);
});
afterAll(() => cms.close());

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends a request as a proxy does, which passes on the host name that visitors ask for. */
const send = ({ method = 'GET', path, headers = {}, body = '' }: Sent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(cms.url);
    const all = { host: 'cms.test', ...headers };
    const sent = request({ hostname, port, method, path, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };

const editor = { ...json, origin: 'https://cms.test' };

const change: Sent = {
  method: 'POST',
  path: '/sitecore/api/authoring/graphql/v1',
  headers: json,
  body: JSON.stringify({
    query:
      'mutation { updateItem(input: { path: "/sitecore/content/acme/Home", language: "en", fields: [{ name: "Title", value: "x" }] }) { item { stage } } }',
  }),
};

test.each<Record<string, string>>([
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.9' },
])('a proxy that sends %j changes nothing', async (trace) => {
  const before = await hashFolder(cms.contentFolder);
  const answer = await send({ ...change, headers: { ...json, ...trace } });
  expect(answer).toEqual({
    status: 403,
    text: expect.stringContaining('not for visitors of a proxy'),
  });
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test.each<[string, Sent]>([
  ['an upload', { method: 'POST', path: '/sitecore/api/authoring/media/upload?token=x' }],
  ['the page editor', { path: '/' }],
  ['its script', { path: '/editor/main.js' }],
  ['the list of pages', { path: '/editor/content' }],
  ['a page with its draft', { path: '/editor/page?item=/sitecore/content/acme/Home&language=en' }],
  ['what others change', { path: '/editor/events' }],
  ['what visitors have sent', { path: '/editor/inbox/submissions?site=acme' }],
  [
    'their deletion',
    {
      method: 'POST',
      path: '/editor/inbox/delete',
      headers: editor,
      body: '{"site":"acme","reference":"x"}',
    },
  ],
  ['an editing session', { method: 'POST', path: '/editor/session', headers: editor, body: '{}' }],
  ['a new preview link', { method: 'POST', path: '/editor/preview-links', headers: editor, body: '{}' }],
  ['what visitors have done', { path: '/v1/events/log' }],
  ['the faults', { path: '/faults', headers: { host: 'localhost' } }],
  [
    'new faults',
    {
      method: 'PUT',
      path: '/faults',
      headers: { host: 'localhost', ...json },
      body: '[{"match":"","answer":"500"}]',
    },
  ],
])('a proxy does not get %s', async (_, sent) => {
  const answer = await send({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': '203.0.113.9' } });
  expect(answer).toEqual({ status: 403, text: expect.stringContaining('not for visitors of a proxy') });
});

test('a proxy gets what visitors, their preview links and the site need', async () => {
  const page = { site: 'acme', itemId: 'x', language: 'en', version: 1, route: '/' };
  const token = await signPreviewLink(page, new Date(Date.now() + 60_000), SECRET);
  const paths = [
    '/-/media/acme/coast.svg',
    '/v1/content/api/graphql/v1?sitecoreContextId=x&query={__typename}',
    '/v1/files/sitemaps/acme/sitemap.xml',
    '/v1/files/pages/styles/content-styles.css',
    '/editing/canvas.js',
    '/healthz',
  ];
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of paths) expect([path, (await send({ path, headers })).status]).toEqual([path, 200]);
  // The link is accepted; only the site behind it does not run here.
  expect(await send({ path: `/preview/${token}/page`, headers })).toEqual({
    status: 502,
    text: expect.stringContaining('The site does not answer'),
  });
});

test('somebody on this machine can open the editor and change content', async () => {
  expect((await send({ path: '/editor/content' })).status).toBe(200);
  expect((await send(change)).status).toBe(200);
});
