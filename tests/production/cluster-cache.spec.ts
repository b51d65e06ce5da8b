import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { fetchHtmlInState } from '../support/browser/page-states.ts';
import { findScript } from '../support/clients/build-assets.ts';
import { type Answer, getAsIs } from '../support/clients/get-as-is.ts';
import { sendRaw } from '../support/clients/send-raw.ts';
import { EDITING_SECRET, PATIENT } from '../support/servers/start-servers.ts';
import { startTestCluster, type TestCluster } from '../support/servers/test-cluster.ts';

let cluster: TestCluster;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  cluster = await startTestCluster({ env: { PAGE_REVALIDATE_SECONDS: '3600', ...PATIENT } });
});

test.afterAll(() => cluster.stop());

const get = (url: string, headers?: Record<string, string>) => getAsIs(cluster.url, url, headers);

const toCache = ({ headers }: Answer) => headers['x-cache'];

type Sent = { method: string; headers?: Record<string, string>; localAddress?: string };

async function send(origin: string, url: string, { method, headers, localAddress }: Sent): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: url, method, headers, localAddress }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    sent.once('error', reject).end();
  });
}

const purge = (url: string) =>
  send(cluster.purgeUrl, url, { method: 'PURGE', headers: { host: 'localhost' } });

const now = Math.floor(Date.now() / 1000);
const FIREFOX = { 'user-agent': 'Mozilla/5.0 Firefox/140' };
const agreed = { ...FIREFOX, cookie: `consent=1.${now}.marketing=1` };
const refused = { ...FIREFOX, cookie: `consent=1.${now}.analytics=1.marketing=0` };

test.describe('configuration', () => {
  for (const [name, env] of Object.entries({
    'as little as possible': {},
    'proxies and several nodes': {
      SITE_NODES: 'localhost:3000 127.0.0.1:3001',
      TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8',
    },
    OneTrust: { MARKETING_COOKIE: 'OptanonConsent=[^;]*C0004(?::|%3A)1' },
    Cookiebot: { MARKETING_COOKIE: 'CookieConsent=(?:-1|[^;]*marketing(?::|%3A)true)' },
    'consent assumed': { MARKETING_COOKIE: '.' },
    'no consent': { MARKETING_COOKIE: '(?!)' },
  })) {
    test(`nginx accepts it with ${name}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      const all: NodeJS.ProcessEnv = {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        SITE_HOSTS: 'www.example.com *.example.org',
        RUN_FOLDER: path.join(folder, 'run'),
        CACHE_FOLDER: path.join(folder, 'cache'),
        ACCESS_LOG: path.join(folder, 'access.log'),
        ...env,
      };
      const { status, stderr } = spawnSync(path.resolve('deploy/nginx/start.sh'), ['-t'], {
        env: all,
        encoding: 'utf8',
      });
      expect(stderr).toContain('test is successful');
      expect(stderr).not.toMatch(/warn|emerg/);
      expect(status).toBe(0);
    });
  }
});

test('each encoding is cached once, and a client without one gets the page as it is', async () => {
  const fetchBody = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`${cluster.url}/faq`, { headers });
    return { cache: response.headers.get('x-cache'), type: response.headers.get('content-encoding') };
  };
  await purge('/faq');
  expect(await fetchBody('gzip, deflate, br, zstd')).toEqual({ cache: 'MISS', type: 'br' });
  expect(await fetchBody('br')).toEqual({ cache: 'HIT', type: 'br' });
  expect(await fetchBody('gzip, br;q=0')).toEqual({ cache: 'MISS', type: 'gzip' });
  expect(await fetchBody('gzip')).toEqual({ cache: 'HIT', type: 'gzip' });
  expect(await fetchBody('identity')).toEqual({ cache: 'HIT', type: null });
  const bodies = await Promise.all(['br', 'gzip', 'identity'].map(getBytes));
  const [plain] = bodies.slice(-1);
  expect(brotliDecompressSync(bodies[0] ?? '').equals(plain ?? Buffer.of())).toBe(true);
  expect(gunzipSync(bodies[1] ?? '').equals(plain ?? Buffer.of())).toBe(true);
});

function getBytes(encoding: string): Promise<Buffer> {
  const { hostname, port } = new URL(cluster.url);
  const headers = { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: '/faq', headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    })
      .once('error', reject)
      .end();
  });
}

test('parameters that only count visitors get the cached page, and every other query asks a node', async () => {
  await get('/about');
  expect(toCache(await get('/about?utm_source=mail&gclid=4'))).toBe('HIT');
  expect(toCache(await get('/about?utm_source=mail&page=2'))).toBe('BYPASS');
  expect(toCache(await get('/about?'))).toBe('HIT');
  for (const other of ['/About', '/%61bout', '/about/', '//about', '/./about']) {
    expect(toCache(await get(other)), other).not.toBe('HIT');
    expect(toCache(await get(other)), other).not.toBe('HIT');
  }
});

test('a purge removes one page with all its copies, or all pages', async () => {
  const visitAll = async () => {
    for (const url of ['/about', '/faq']) {
      for (const encoding of ['br', 'gzip']) await get(url, { 'accept-encoding': encoding });
    }
  };
  await visitAll();
  expect(await purge('/about?utm_source=mail')).toBe(200);
  for (const encoding of ['br', 'gzip']) {
    expect(toCache(await get('/about', { 'accept-encoding': encoding })), encoding).toBe('MISS');
    expect(toCache(await get('/faq', { 'accept-encoding': encoding })), encoding).toBe('HIT');
  }
  expect(await purge('/not-cached')).toBe(204);
  expect(await send(cluster.purgeUrl, '/*', { method: 'GET' })).toBe(405);
  await visitAll();
  expect(await purge('/*')).toBe(204);
  // nginx may have the deleted files open for a second.
  await expect(async () => expect(toCache(await get('/faq'))).toBe('MISS')).toPass({ timeout: 3_000 });
  await expect(async () => expect(toCache(await get('/about'))).toBe('MISS')).toPass({ timeout: 3_000 });
});

test('each visitor of a cached page gets an id of their own', async () => {
  await get('/about');
  const answers = [await get('/about'), await get('/about')];
  expect(answers.map(toCache)).toEqual(['HIT', 'HIT']);
  const [one, other] = answers.map(({ headers }) => headers['x-request-id']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  const { headers } = await get('/about?page=2');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('a page is cached for a host that is named, not for one that only a wildcard names', async () => {
  const visitTwice = async (host: string) => {
    await get('/about', { host });
    return toCache(await get('/about', { host }));
  };
  expect(await visitTwice('localhost')).toBe('HIT');
  expect(await visitTwice('LOCALHOST')).toBe('HIT');
  expect(await visitTwice('other.localhost')).toBe('BYPASS');
});

test('a request that names two hosts, or a malformed one, is refused, so no site gets the page of another', async () => {
  const { host } = new URL(cluster.url);
  const ask = async (target: string, name: string) =>
    (
      await sendRaw(cluster.url, `GET ${target} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
    ).split(' ')[1];
  expect(await ask(`http://${host}/projects`, 'havn.localhost')).toBe('400');
  expect(await ask('http://havn.localhost/about', 'localhost')).toBe('400');
  for (const name of [
    'havn.localhost:x',
    'havn.localhost:',
    'havn.localhost:80@localhost',
    'havn.localhost:123456',
  ]) {
    expect(await ask('/about', name), name).toBe('400');
  }
  expect(await ask(`http://${host}/projects`, host)).toBe('200');
  for (const name of ['localhost', 'LOCALHOST:80', 'localhost.'])
    expect(await ask('/projects', name)).toBe('200');
  expect((await get('/projects', { host: 'localhost' })).body).toContain('lang="en"');
});

test('only one spelling of an asset is stored', async () => {
  const asset = findScript((await get('/about')).body);
  const spellings = [
    `/zz/..${asset}`,
    `/_next/static/../static${asset.slice(13)}`,
    asset.replace('chunks', '%63hunks'),
  ];
  for (const spelling of spellings) {
    await get(spelling);
    expect(toCache(await get(spelling)), spelling).not.toBe('HIT');
  }
  await get(asset);
  expect(toCache(await get(asset))).toBe('HIT');
});

test('a body for a page is not read', async () => {
  const head =
    'POST /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\nConnection: close\r\n\r\n';
  expect((await sendRaw(cluster.url, head)).split(' ')[1]).toBe('405');
  expect(await send(cluster.url, '/api/csp-report', { method: 'POST' })).not.toBe(405);
});

test('folders are not redirected', async () => {
  for (const folder of ['/api', '/_next/data', '/_next/static']) {
    expect([folder, (await get(folder)).status]).toEqual([folder, 404]);
  }
});

test('a page that depends on the language of the browser is not stored, because a purge would leave copies', async () => {
  const visit = (language: string) => get('/', { host: 'havn.localhost', 'accept-language': language });
  for (const language of ['da', 'fr', 'da', 'fr']) {
    const answer = await visit(language);
    expect([answer.status, answer.headers.vary, toCache(answer)]).toEqual([
      200,
      expect.stringContaining('Accept-Language'),
      'MISS',
    ]);
  }
});

test('a redirect keeps the parameters of each visitor', async () => {
  for (const query of ['?utm_source=one', '', '?utm_source=two']) {
    expect((await get(`/en/about${query}`)).headers.location).toBe(`/about${query}`);
  }
});

test('visitors who have agreed to marketing get their own page, which nobody else gets', async () => {
  const ofAll = await get('/membership', refused);
  expect(toCache(await get('/membership', refused))).toBe('HIT');
  const own = await get('/membership?utm_campaign=members', agreed);
  expect(own.body).toContain('Your part of the power station');
  expect([toCache(own), own.headers['cache-control']]).toEqual(['BYPASS', 'private, no-store']);
  expect((await get('/membership', agreed)).headers['set-cookie']).toBeDefined();
  for (const headers of [{}, refused, FIREFOX]) {
    const again = await get('/membership?utm_campaign=members', headers);
    expect([toCache(again), again.body]).toEqual(['HIT', ofAll.body]);
    expect(again.headers['set-cookie']).toBeUndefined();
  }
});

test('what editors see is never cached', async () => {
  await purge('/membership');
  for (const state of ['preview', 'edit'] as const) {
    const draft = await fetchHtmlInState(cluster, '/membership', state);
    const response = await get('/membership');
    expect(draft).not.toBe(response.body);
    expect(response.body).not.toMatch(/The winter meeting votes|chrometype|editing-component/);
  }
  const cookies = ['editing_session', '__prerender_bypass', '__next_preview_data'];
  for (const name of cookies) {
    expect(toCache(await get('/membership', { cookie: `a=b; ${name}=anything` }))).toBe('BYPASS');
  }
  expect(toCache(await get('/membership'))).toBe('HIT');
});

const HOSTILE: Record<string, string> = {
  'x-prerender-revalidate': 'anything',
  'x-middleware-rewrite': '/_site_havn/da',
  'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
  'x-middleware-prefetch': '1',
  'x-middleware-override-headers': 'host',
  'x-nextjs-data': '1',
  'x-nextjs-matched-path': '/404',
  'x-matched-path': '/404',
  'x-invoke-status': '500',
  'x-invoke-path': '/404',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '10.0.0.1',
  'x-original-url': '/da',
  'x-rewrite-url': '/da',
  'x-http-method-override': 'POST',
  forwarded: 'host=evil.test',
  rsc: '1',
  'next-router-prefetch': '1',
  purpose: 'prefetch',
  range: 'bytes=0-9',
  cookie: 'a=b',
  'accept-language': 'da',
  authorization: 'Basic YTpi',
};

test('no header of one visitor changes the page that others get', async () => {
  await purge('/faq');
  const { body } = await get('/faq');
  for (const [name, value] of Object.entries(HOSTILE)) {
    for (const url of ['/faq', '/about-us']) {
      await purge(url);
      await get(url, { [name]: value });
    }
    const after = await get('/faq');
    expect([after.status, after.body], name).toEqual([200, body]);
    expect((await get('/about-us')).headers.location, name).toBe('/about');
  }
});

test('an asset that is missing is never cached, and one that exists is', async () => {
  for (const _again of [1, 2]) {
    const missing = await get('/_next/static/chunks/nope.js');
    expect(missing.status).toBe(404);
    expect([toCache(missing), missing.headers['cache-control']]).toEqual(['MISS', 'no-store']);
  }
  const asset = findScript((await get('/faq')).body);
  await get(asset);
  const found = await get(asset);
  expect([found.status, toCache(found)]).toEqual([200, 'HIT']);
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the port of visitors has nothing for machines, and the other port nothing for visitors', async () => {
  await get('/about');
  expect(await send(cluster.url, '/about', { method: 'PURGE' })).toBe(405);
  expect(toCache(await get('/about'))).toBe('HIT');
  for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE']) {
    expect(await send(cluster.url, '/about', { method }), method).toBe(405);
  }
  for (const url of ['/api/healthz', '/api/readyz', '/api/readyz/'])
    expect((await get(url)).status).toBe(404);
  expect((await get('/', { host: 'evil.test' })).status).toBe(421);
  expect((await getAsIs(cluster.purgeUrl, '/about')).status).toBe(405);
  expect((await get('/about')).headers.server).toBe('nginx');
});

test('who guesses the secret is slowed down, and nobody else is', async () => {
  const ask = (secret: string, localAddress: string) =>
    send(cluster.url, `/api/editing/config?secret=${secret}`, { method: 'GET', localAddress });
  const guesses = await Promise.all(Array.from({ length: 400 }, () => ask('wrong', '127.0.0.2')));
  expect(guesses).toContain(429);
  expect(await ask(EDITING_SECRET, '127.0.0.1')).toBe(200);
});

test('without any node, visitors get the pages that nginx has, and a 503 for others', async () => {
  await get('/about');
  for (const { program } of cluster.nodes) program.kill('SIGKILL');
  await Promise.all(cluster.nodes.map(({ program }) => program.ended));
  expect((await get('/about')).status).toBe(200);
  expect((await get('/about?utm_source=mail')).status).toBe(200);
  const missing = await get('/never-visited');
  expect([missing.status, missing.headers['retry-after'], missing.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});
