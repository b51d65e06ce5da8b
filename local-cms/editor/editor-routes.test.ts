// Requests the page editor over HTTP. A fake site records the requests that the local CMS sends.
import { request, type ServerResponse } from 'node:http';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { startFakeSite } from '@tests/servers/start-fake-site.ts';
import { z } from 'zod';

const SECRET = 'the-secret';

let site: Awaited<ReturnType<typeof startFakeSite>>;
let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  site = await startFakeSite();
  const content = {
    ...sampleContent,
    'acme/pages/unborn/en.draft.yml': 'template: Page\nfields: { Title: Soon }\n',
  };
  cms = await startTestCms(content, { siteUrl: site.url, editingSecret: SECRET });
});
afterAll(async () => {
  await cms.close();
  await site.stop();
});
beforeEach(() => {
  site.asked.length = 0;
});

const opened = (response: ServerResponse) =>
  void response.writeHead(307, { location: '/about', 'set-cookie': ['a=1; Secure', 'b=2; Secure'] }).end();

const post = (body: unknown, headers: Record<string, string> = { origin: cms.url }) =>
  fetch(`${cms.url}/editor/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const page = {
  mode: 'edit',
  route: '/about',
  sc_site: 'acme',
  sc_itemid: 'x',
  sc_lang: 'en',
  sc_version: '2',
};

test('the CMS sends the secret to open a session, and passes the site’s cookies on to the browser', async () => {
  site.answer = opened;
  const answer = await post(page);
  expect([answer.status, await answer.json()]).toEqual([200, { location: '/about' }]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Secure', 'b=2; Secure']);
  const [asked] = site.asked;
  expect(asked?.url).toBe(
    `/api/editing/render?mode=edit&route=%2Fabout&sc_site=acme&sc_itemid=x&sc_lang=en&sc_version=2&secret=${SECRET}`,
  );
});

test('a request for the normal state ends the editing session', async () => {
  site.answer = opened;
  await post({ mode: 'normal', route: '/about' });
  expect(site.asked[0]?.url).toBe(`/api/editing/exit?mode=normal&route=%2Fabout&secret=${SECRET}`);
});

test.each([
  [401, /refuses the editing secret/],
  [404, /no \/api\/editing\/render/],
  [429, /Try again in a minute/],
  [500, /Its log says why/],
  [400, /The site answers 400: Missing/],
])(
  'if the site responds with status %d, the response of the CMS explains the problem',
  async (status, problem) => {
    site.answer = (response) => void response.writeHead(status).end('<html>Missing x</html>');
    const answer = await post(page);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ problem: expect.stringMatching(problem) });
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test('if the answer of the site breaks off, the response of the CMS says that it does not answer', async () => {
  site.answer = (response) =>
    response.writeHead(400, { 'content-length': 99 }).write('Mis', () => response.destroy());
  const answer = await post(page);
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { problem: expect.stringContaining(`The site does not answer at ${site.url}`) },
  ]);
});

test.each<[string, Record<string, string>]>([
  ['a page of another website', { origin: 'https://evil.test' }],
  ['a page on another port', { origin: 'http://localhost:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['a client that sends no origin', {}],
])('%s cannot open an editing session', async (_, headers) => {
  site.answer = opened;
  const answer = await post(page, headers);
  expect([answer.status, answer.headers.getSetCookie(), site.asked.length]).toEqual([403, [], 0]);
});

test.each([
  null,
  'x',
  {},
  { mode: 'edit' },
  { mode: 'own', route: '/' },
  { ...page, route: 'x'.repeat(501) },
])('the invalid session request %j is not sent to the site', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(site.asked).toEqual([]);
});

test.each(['/', '/editor/content', '/editor/page', '/editor/main.js'])(
  'a request for %s with a foreign host name is refused',
  async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(cms.url);
      const asked = request({ port, path, headers: { host: `evil.test:${port}` } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(status).toBe(403);
  },
);

test('the editor may frame only the site, and no page may frame the editor', async () => {
  const { headers } = await fetch(cms.url);
  expect(headers.get('content-security-policy')).toContain(`frame-src ${site.url};`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${cms.url}/editor/main.js`)).headers.get('content-type')).toContain('text/javascript');
  expect((await fetch(`${cms.url}/editor/secret.js`)).status).toBe(404);
});

const Content = z.object({
  siteUrl: z.string(),
  sites: z.array(
    z.object({
      name: z.string(),
      languages: z.array(
        z.object({
          name: z.string(),
          pages: z.array(z.looseObject({ path: z.string(), versions: z.unknown() })),
        }),
      ),
      components: z.array(z.object({ name: z.string(), renderingId: z.string() })),
    }),
  ),
});

test('/editor/content lists all pages with their versions, including drafts, and all components', async () => {
  const content = Content.parse(await (await fetch(`${cms.url}/editor/content`)).json());
  expect(content.siteUrl).toBe(site.url);
  const [acme] = content.sites;
  const [english, danish] = acme?.languages ?? [];
  expect(english?.pages.find(({ path }) => path === '/unborn')?.versions).toEqual([
    { number: 1, stage: 'draft' },
  ]);
  expect(danish?.pages.map(({ path }) => path)).toContain('/da/about');
  expect(acme?.components.map(({ name }) => name)).toContain('Promo');
});

test('the description of a page contains the component names of its renderings', async () => {
  const query = 'item=/sitecore/content/acme/Home/About&language=en&version=';
  const answer: unknown = await (await fetch(`${cms.url}/editor/page?${query}`)).json();
  const { components } = z.object({ components: z.record(z.string(), z.string()) }).parse(answer);
  expect(Object.values(components)).toEqual(expect.arrayContaining(['CardGrid', 'Navigation', 'LinkList']));
  expect((await fetch(`${cms.url}/editor/page?item=/nowhere&language=en`)).status).toBe(404);
});

test('if the secret is missing or the site is down, the response says what to start', async () => {
  const alone = await startTestCms(sampleContent, { siteUrl: 'http://localhost:1' });
  const ask = async (url: string) => {
    const headers = { origin: url };
    return (
      await fetch(`${url}/editor/session`, { method: 'POST', headers, body: JSON.stringify(page) })
    ).json();
  };
  expect(await ask(alone.url)).toEqual({ problem: expect.stringContaining('no JSS_EDITING_SECRET') });
  await alone.close();
  const lonely = await startTestCms(sampleContent, { siteUrl: 'http://localhost:1', editingSecret: SECRET });
  expect(await ask(lonely.url)).toEqual({
    problem: expect.stringContaining('does not answer at http://localhost:1'),
  });
  await lonely.close();
});

test('lists what pages share, and on which pages each part is', async () => {
  const listed = await fetch(`${cms.url}/editor/library?site=acme&language=en`);
  const join = { name: 'join', template: 'Promo', file: expect.stringContaining('acme/shared/join/en.yml') };
  expect(await listed.json()).toMatchObject({
    shared: expect.arrayContaining([
      expect.objectContaining({
        ...join,
        pages: expect.arrayContaining([expect.objectContaining({ path: '/' })]),
      }),
    ]),
    designs: [{ name: 'header' }],
    templates: expect.not.arrayContaining(['Page']),
  });
  expect((await fetch(`${cms.url}/editor/library?site=none&language=en`)).status).toBe(404);
});
