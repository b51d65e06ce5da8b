// Makes and opens preview links over HTTP. A fake site answers as the real one does.
import { sampleContent } from '@tests/local-cms/sample-content';
import { startTestCms } from '@tests/local-cms/start-test-cms';
import { startFakeSite } from '@tests/servers/start-fake-site';
import { z } from 'zod';
import { readPreviewLink, signPreviewLink } from './preview-link.ts';

const SECRET = 'the-secret';

let site: Awaited<ReturnType<typeof startFakeSite>>;
let cms: Awaited<ReturnType<typeof startTestCms>>;
let itemId = '';
let isBroken = false;

beforeAll(async () => {
  site = await startFakeSite((response, request) => {
    if (request.url?.startsWith('/api/'))
      return void response.writeHead(307, { location: '/about', 'set-cookie': ['a=1; Secure'] }).end();
    if (isBroken) return void request.socket.destroy();
    response.end('<html><head><title>About</title><style>p{}</style></head><body></body></html>');
  });
  cms = await startTestCms(sampleContent, { siteUrl: site.url, editingSecret: SECRET });
  const item = await cms.query(
    '{ layout(site: "acme", routePath: "/about", language: "en") { item { id } } }',
  );
  itemId = z
    .object({ data: z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) }) })
    .parse(item).data.layout.item.id;
});
afterAll(async () => {
  await cms.close();
  await site.stop();
});
beforeEach(() => {
  site.asked.length = 0;
});

const listAsked = () => site.asked.map(({ url, headers }) => `${url} ${headers.cookie ?? ''}`);

const make = async (more: Record<string, unknown> = {}) => {
  const response = await fetch(`${cms.url}/editor/preview-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cms.url },
    body: JSON.stringify({ site: 'acme', itemId, language: 'en', version: 1, hours: 1, ...more }),
  });
  return { status: response.status, data: await response.json() };
};

const open = (url: string) => fetch(url, { redirect: 'manual' });

test('a link opens one version of one page in preview, without the secret in it', async () => {
  const { data } = await make();
  expect(data).toMatchObject({ isForThisMachine: true });
  expect(data.url).not.toContain(SECRET);
  const frame = await open(data.url);
  expect(await frame.text()).toContain(`src="${new URL(data.url).pathname}/page"`);
  expect(listAsked()).toEqual([]);
  const opened = await open(`${data.url}/page`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringMatching(/\/about$/)]);
  expect(opened.headers.getSetCookie()).toEqual(['a=1; Secure']);
  expect(listAsked()).toEqual([
    expect.stringMatching(/^\/api\/editing\/render\?mode=preview&route=%2Fabout&sc_site=acme.*sc_version=1/),
  ]);
});

test('the public page is opened without the editing session of the last seconds', async () => {
  const opened = await open(`${cms.url}/editor/public?path=/about`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${site.url}/about`]);
  expect(listAsked()).toEqual([expect.stringMatching(/^\/api\/editing\/exit\?mode=normal&route=%2Fabout/)]);
});

test('a link that is over says so', async () => {
  const page = { site: 'acme', itemId, language: 'en', version: 1, route: '/about' };
  const token = await signPreviewLink(page, new Date(Date.now() - 1000), SECRET);
  const opened = await open(`${cms.url}/preview/${token}`);
  expect(opened.status).toBe(410);
  expect(await opened.text()).toContain('This preview link has expired');
  expect(listAsked()).toEqual([]);
});

test('a link that was changed, or signed with another key, opens nothing', async () => {
  const { data } = await make();
  const page = { site: 'acme', itemId, language: 'en', version: 1, route: '/about' };
  const foreign = await signPreviewLink(page, new Date(Date.now() + 60_000), 'another-secret');
  for (const url of [`${data.url}x`, data.url.replace(/\.[^.]+\./, '.e30.'), `${cms.url}/preview/${foreign}`])
    expect((await open(url)).status).toBe(404);
  expect(listAsked()).toEqual([]);
});

test('the time of a link is one of three', async () => {
  for (const hours of [1, 24, 168]) {
    const { data } = await make({ hours });
    const token = String(data.url).split('/').at(-1) ?? '';
    const almost = new Date(Date.now() + hours * 3_600_000 - 5_000);
    expect((await readPreviewLink(token, SECRET, almost)).kind).toBe('valid');
    expect((await readPreviewLink(token, SECRET, new Date(almost.getTime() + 10_000))).kind).toBe('expired');
  }
  expect((await make({ hours: 100_000 })).status).toBe(400);
  expect((await make({ itemId: 'nothing' })).status).toBe(404);
});

test('the head of a page comes from its preview', async () => {
  const query = new URLSearchParams({ site: 'acme', itemId, language: 'en', version: '1' });
  const response = await fetch(`${cms.url}/editor/head?${query}`);
  expect(await response.json()).toEqual({
    head: '<head><title>About</title></head>',
    url: 'https://acme.test/about',
    isHidden: false,
  });
  expect(listAsked()[1]).toBe('/about a=1');
});

test('the head of a page says that the site does not answer', async () => {
  isBroken = true;
  const query = new URLSearchParams({ site: 'acme', itemId, language: 'en', version: '1' });
  const response = await fetch(`${cms.url}/editor/head?${query}`);
  isBroken = false;
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ problem: expect.stringContaining('The site does not answer at') });
});
