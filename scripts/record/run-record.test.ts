// Records local CMSes over HTTP and serves the recorded folders with a second local CMS.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchCmsAnswers, toCmsClient } from '@tests/clients/cms-answers';
import { sampleContent } from '@tests/local-cms/sample-content';
import { startTestCms } from '@tests/local-cms/start-test-cms';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchPage } from '@/cms/queries/fetch-page';
import { type LocalCms, startLocalCms } from '../../local-cms/start-local-cms.ts';
import { runRecord } from './run-record.ts';

const CONTEXT_ID = 'secret-context-id-4711';

let folder: string;
let stops: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'record-'));
  stops = [() => rm(folder, { recursive: true })];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const stop of stops) await stop();
});

const toOut = () => path.join(folder, 'content', 'copy');

async function startCms(changes: Record<string, string> = {}) {
  const cms = await startTestCms({ ...sampleContent, ...changes }, { contextId: CONTEXT_ID });
  stops.push(cms.close);
  return cms;
}

/** Starts a CMS that serves the recorded folder. */
async function replay(): Promise<LocalCms & { lines: string[] }> {
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  };
  const cms = await startLocalCms({ contentFolder: path.dirname(toOut()), port: 0, watch: false, log });
  stops.push(cms.close);
  return { ...cms, lines };
}

async function record(cmsUrl: string, ...args: string[]) {
  const lines: string[] = [];
  const env = { SITECORE_EDGE_URL: cmsUrl, SITECORE_EDGE_CONTEXT_ID: CONTEXT_ID, NODE_ENV: 'test' } as const;
  const exitCode = await runRecord(['--out', toOut(), ...args], env, (line) => lines.push(line));
  return { exitCode, output: lines.join('\n') };
}

/** Replaces `fetch` by one that lists the bodies of the queries, and that can answer instead of the CMS. */
function listenToFetch(answer: (body: string) => Response | null = () => null): string[] {
  const sent: string[] = [];
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = String(init?.body ?? input);
    sent.push(body);
    return answer(body) ?? realFetch(input, init);
  });
  return sent;
}

async function readAll(): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'latin1') })));
}

test('the recorded sample sites give the same answers as the CMS, for all pages in all languages', async () => {
  const log = { info: () => {}, error: () => {} };
  const options = { contentFolder: 'content', overlayFolders: ['tests/content'], port: 0, watch: false, log };
  const cms = await startLocalCms({ ...options, contextId: CONTEXT_ID });
  stops.push(cms.close);
  const { exitCode, output } = await record(cms.url);
  expect(output).toMatch(/^ok {4}solvind: \d+ pages in en, da/m);
  expect(exitCode).toBe(0);
  const copy = await replay();
  expect(copy.lines).toEqual([]);
  expect(copy.siteCount).toBe(3);
  const answers = await fetchCmsAnswers(cms.url, CONTEXT_ID);
  expect(Object.keys(answers).length).toBeGreaterThan(80);
  expect(await fetchCmsAnswers(copy.url)).toEqual(answers);
}, 90_000);

test('no recorded file and no printed line contains the context id', async () => {
  const cms = await startCms({
    'acme/pages/secret/en.yml': `
template: Page
fields:
  Title: ${CONTEXT_ID}
  Content: '<a href="https://edge.test/v1/forms?sitecoreContextId=another-context&amp;x=1">${CONTEXT_ID}</a>'
`,
    'acme/dictionary/en.yml': `hello: ${CONTEXT_ID}\n`,
    'acme/redirects.yml': `- { pattern: /old, target: 'https://cms.test/?sitecoreContextId=another-context' }`,
  });
  const { exitCode, output } = await record(cms.url);
  expect([exitCode, output.includes(CONTEXT_ID)]).toEqual([0, false]);
  const files = await readAll();
  expect(files.length).toBeGreaterThan(8);
  for (const { file, text } of files)
    expect([file, text.match(/4711|another-context/)]).toEqual([file, null]);
});

test('a recording that stops at --max-requests continues and requests nothing again', async () => {
  const cms = await startCms();
  const sent = listenToFetch();
  const runs = [];
  do {
    runs.push(await record(cms.url, '--max-requests', '7'));
  } while (runs.at(-1)?.exitCode !== 0 && runs.length < 20);
  expect(runs.at(-1)).toMatchObject({ exitCode: 0, output: expect.stringContaining('ok    acme') });
  expect(runs.length).toBeGreaterThan(2);
  for (const { exitCode, output } of runs.slice(0, -1)) {
    expect(exitCode).toBe(1);
    expect(output).toContain('--max-requests 7 is used up. Run the same command again');
  }
  expect(sent.length).toBeLessThanOrEqual(7 * runs.length);
  const withoutSites = sent.filter((body) => !body.includes('SitesQuery'));
  expect(new Set(withoutSites).size).toBe(withoutSites.length);
  expect(await fetchCmsAnswers((await replay()).url)).toEqual(await fetchCmsAnswers(cms.url, CONTEXT_ID));
});

test('while a recording is incomplete, its other pages are errors and not missing pages', async () => {
  const cms = await startCms();
  expect((await record(cms.url, '--max-requests', '10')).exitCode).toBe(1);
  const copy = await replay();
  expect(copy.lines).toContainEqual(
    expect.stringMatching(
      /copy\/site\.recorded\.json:1 {2}\d+ of \d+ pages: not recorded yet; continue with npm run record/,
    ),
  );
  const place = { siteName: 'acme', path: '/hidden', language: 'en' };
  await expect(fetchPage(toCmsClient(copy.url), place)).rejects.toThrow('GraphQL error');
  expect(await fetchPage(toCmsClient(copy.url), { ...place, path: '/nowhere' })).toBeNull();
});

test('a page that fails is left out, and the next run records only this page', async () => {
  const broken = 'template: Page\nfields: { Content: \'<a href="/abuot">x</a>\' }\n';
  const cms = await startCms({ 'acme/pages/broken/en.yml': broken });
  const first = await record(cms.url);
  expect(first.exitCode).toBe(1);
  expect(first.output).toMatch(/^FAIL {2}acme \/broken in en: RecordPageQuery failed: a GraphQL error/m);
  expect(first.output).toMatch(/^2 parts could not be recorded\. Run the same command again/m);
  await cms.write('acme/pages/broken/en.yml', 'template: Page\nfields: { Title: Whole }\n');
  await cms.reload();
  const sent = listenToFetch();
  expect((await record(cms.url)).exitCode).toBe(0);
  expect(sent.map((body) => /query (\w+)/.exec(body)?.[1]).sort()).toEqual([
    'RecordPageQuery',
    'RecordPageQuery',
    'SitesQuery',
  ]);
});

test('waits as long as Retry-After demands', async () => {
  const cms = await startCms();
  let refused = 0;
  listenToFetch((body) => {
    if (refused > 0 || !body.includes('RobotsQuery')) return null;
    refused += 1;
    return new Response('{}', { status: 429, headers: { 'retry-after': '1' } });
  });
  const start = performance.now();
  expect((await record(cms.url)).exitCode).toBe(0);
  expect(performance.now() - start).toBeGreaterThan(1_000);
  expect(refused).toBe(1);
});

test('stops when the CMS fails again and again, and keeps what it has', async () => {
  const cms = await startCms();
  const pages = listenToFetch((body) =>
    body.includes('RecordPageQuery') ? new Response('no', { status: 500 }) : null,
  );
  const { exitCode, output } = await record(cms.url);
  expect(exitCode).toBe(1);
  expect(output).toContain('HTTP 500');
  expect(output).toContain('Run the same command again to continue. Recorded files are not');
  expect(pages.filter((body) => body.includes('RecordPageQuery')).length).toBeLessThanOrEqual(8);
});

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

test('with --media, pages show the recorded files, and hosts other than the CMS are never asked', async () => {
  const cms = await startCms({
    'acme/media/Logo 1.svg': logo,
    'acme/pages/picture/en.yml': `
template: Page
fields:
  Image: { media: Logo 1.svg, alt: Logo }
  Content: '<img src="-/media/Logo%201.svg" alt=""><img src="http://169.254.169.254/-/media/a.jpg" alt="">'
`,
  });
  const sent = listenToFetch();
  const { exitCode, output } = await record(cms.url, '--media');
  expect(exitCode).toBe(0);
  expect(output).toContain('not copied: 1 media file on other hosts (169.254.169.254)');
  expect(sent.filter((body) => body.includes('169.254.169.254'))).toEqual([]);

  const copy = await replay();
  const place = { siteName: 'acme', path: '/picture', language: 'en' };
  const page = JSON.stringify(await fetchPage(toCmsClient(copy.url), place));
  const [url = '', ...others] = page.match(/http:\/\/localhost:\d+\/-\/media\/[^"\\]+/g) ?? [];
  expect(url).toMatch(/\/-\/media\/acme\/logo-201-[0-9a-f]{12}\.svg\?rev=/);
  expect(others).toHaveLength(1);
  expect(page).not.toContain(cms.url);
  const file = await fetch(url);
  expect([file.status, await file.text()]).toEqual([200, logo]);

  sent.length = 0;
  expect((await record(cms.url, '--media')).exitCode).toBe(0);
  expect(sent).toHaveLength(1);
});

test.each<[string, () => Response, number, RegExp]>([
  ['does not exist', () => new Response('', { status: 404 }), 0, /logo\.svg does not exist/],
  [
    'redirects',
    () => new Response('', { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    1,
    /logo\.svg: HTTP 302/,
  ],
  ['fails', () => new Response('', { status: 503 }), 1, /^FAIL {2}http.*logo\.svg: HTTP 503/m],
  [
    'needs a password',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    1,
    /logo\.svg: the CMS returned a web page/,
  ],
])('a media file that %s is reported and keeps its URL', async (_, answer, exitCode, text) => {
  const cms = await startCms({
    'acme/media/logo.svg': logo,
    'acme/pages/picture/en.yml': 'template: Page\nfields: { Image: { media: logo.svg, alt: Logo } }\n',
  });
  listenToFetch((body) => (body.endsWith('logo.svg') ? answer() : null));
  const recorded = await record(cms.url, '--media', '--language', 'en');
  expect(recorded.exitCode).toBe(exitCode);
  expect(recorded.output).toMatch(text);
  const copy = await replay();
  const page = await fetchPage(toCmsClient(copy.url), { siteName: 'acme', path: '/picture', language: 'en' });
  expect(JSON.stringify(page)).toContain(`${cms.url}/-/media/acme/logo.svg?rev=`);
});

test('the files of a media host that is down are not requested one after another', async () => {
  const names = Array.from({ length: 30 }, (_, number) => `file-${number}.jpg`);
  const images = names.map((name) => `<img src="https://edge.sitecorecloud.io/-/media/${name}" alt="">`);
  const cms = await startCms({
    'acme/media/logo.svg': logo,
    'acme/pages/pictures/en.yml': `template: Page\nfields: { Image: { media: logo.svg }, Content: '${images.join('')}' }\n`,
  });
  const sent = listenToFetch((body) => {
    if (!body.includes('sitecorecloud.io')) return null;
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
  });
  const { exitCode, output } = await record(cms.url, '--media', '--language', 'en');
  expect(exitCode).toBe(1);
  expect(output).toContain('file-0.jpg: fetch failed (ENOTFOUND)');
  const requested = sent.filter((body) => body.includes('sitecorecloud.io')).length;
  expect(requested).toBeLessThanOrEqual(8);
  expect(output).toContain(
    `FAIL  edge.sitecorecloud.io: 5 requests in a row failed, so ${30 - requested} more files not requested`,
  );
  expect((await readAll()).map(({ file }) => file)).toContainEqual(expect.stringMatching(/logo-.*\.svg$/));
});

test('the printed command shows the site in a shell, and a recording of a site that is gone fails', async () => {
  const name = "Bob's Shop";
  const cms = await startCms();
  const rename = (body: string) => {
    if (body.includes('SitesQuery'))
      return Response.json({ data: { site: { siteInfoCollection: [{ name, language: 'en' }] } } });
    return null;
  };
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = String(init?.body);
    return rename(body) ?? realFetch(input, { ...init, body: body.replaceAll(name, 'acme') });
  });
  const { exitCode, output } = await record(cms.url, '--language', 'en');
  expect([exitCode, output]).toEqual([0, expect.stringContaining("ok    Bob's Shop: ")]);
  expect(output).toContain(`To show the site from content/: SITECORE_SITE_NAME='Bob'\\''s Shop' npm start`);
  jest.restoreAllMocks();
  const gone = await record(cms.url);
  expect(gone.exitCode).toBe(1);
  expect(gone.output).toContain(
    `FAIL  The CMS has no site "Bob's Shop", which ${toOut()} contains. It has: acme.`,
  );
  expect(gone.output).not.toContain('npm start');
});

test('an error of the file system is printed without a stack', async () => {
  const cms = await startCms();
  await writeFile(path.join(folder, 'content'), 'a file in place of a folder');
  const { exitCode, output } = await record(cms.url);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^FAIL {2}E[A-Z]+: /m);
});

test('hostile paths lead to files inside of the folder only', async () => {
  const cms = await startCms();
  const paths = [
    '/',
    '/../../../escaped',
    '/..',
    '/C:\\x',
    '/About',
    '/about',
    'no-slash',
    `/${'x'.repeat(1900)}`,
  ];
  paths.push(`/${'x'.repeat(3000)}`, '/a\0b', '/con', '/.hidden', '/a//b/', '/__proto__', '/\ud800');
  const results = paths.map((path) => ({ path }));
  const routes = { routes: { results, pageInfo: { hasNext: false, endCursor: null } } };
  listenToFetch((body) =>
    body.includes('StaticRoutesQuery') ? Response.json({ data: { site: { siteInfo: routes } } }) : null,
  );
  const { exitCode, output } = await record(cms.url, '--language', 'en');
  expect(exitCode).toBe(0);
  expect(output).toMatch(
    /^ {6}acme in en: 3 paths left out, because no browser can request such a path: no-slash, \/x{79}…, \/.$/m,
  );
  const files = (await readAll()).map(({ file }) => path.relative(toOut(), file));
  expect(files.filter((file) => file.startsWith('pages/'))).toHaveLength(paths.length - 3);
  for (const file of files) expect(file).toMatch(/^([a-z-]+\/)?[a-z0-9-]+\.recorded\.json$/);
  const copy = await replay();
  expect(copy.lines).toEqual([expect.stringContaining('another page has the path /about already')]);
});

test.each([
  [
    'file',
    'routes/en.recorded.json',
    (text: string) => text.replace(/"pages\/home[^"]*"/, '"../../escaped"'),
  ],
  [
    'language',
    'site.recorded.json',
    (text: string) => text.replace('"languages": [', '"languages": ["../../escaped",'),
  ],
])('a recording whose %s leads out of its folder is not continued', async (_, file, change) => {
  const cms = await startCms();
  await record(cms.url, '--language', 'en');
  const changed = path.join(toOut(), file);
  const text = await readFile(changed, 'utf8');
  await writeFile(changed, change(text));
  expect(await readFile(changed, 'utf8')).not.toBe(text);
  const { exitCode, output } = await record(cms.url);
  expect(exitCode).toBe(1);
  expect(output).toContain(`FAIL  ${changed}:1  `);
  expect((await readAll()).filter((found) => found.file.includes('escaped'))).toEqual([]);
});

test('a page whose path contains the context id is recorded without it', async () => {
  const cms = await startCms({ [`acme/pages/${CONTEXT_ID}/en.yml`]: 'template: Page\n' });
  expect((await record(cms.url)).exitCode).toBe(0);
  expect((await record(cms.url)).exitCode).toBe(0);
  const files = await readAll();
  expect(files.filter(({ file, text }) => `${file} ${text}`.includes(CONTEXT_ID))).toEqual([]);
  expect((await replay()).lines).toEqual([]);
});

test('records a CM with its API key, which no file contains', async () => {
  const apiKey = '{0A1B2C3D-1111-2222-3333-444455556666}';
  const title = 'template: Page\nfields: { Title: "key 0A1B2C3D-1111-2222-3333-444455556666" }\n';
  const cms = await startTestCms({ ...sampleContent, 'acme/pages/key/en.yml': title }, { apiKey });
  stops.push(cms.close);
  const endpoint = `${cms.url}/sitecore/api/graph/edge`;
  const env = { GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: apiKey, NODE_ENV: 'test' } as const;
  const lines: string[] = [];
  expect(await runRecord(['--out', toOut()], env, (line) => lines.push(line))).toBe(0);
  const texts = [...lines, ...(await readAll()).map(({ text }) => text)];
  expect(texts.filter((text) => text.includes('0A1B2C3D'))).toEqual([]);
  expect(texts.filter((text) => text.includes('key [redacted]')).length).toBeGreaterThan(0);
});

test('--language records this language and the default language', async () => {
  const cms = await startCms({
    'acme/site.yml': 'name: acme\nlanguages: [en, da, de]\nfallback: { da: en, de: en }\n',
  });
  const { output } = await record(cms.url, '--language', 'da');
  expect(output).toContain('pages in en, da');
  const other = await record(cms.url, '--language', 'de');
  expect(other.exitCode).toBe(1);
  expect(other.output).toContain('contains the languages en, da, and not de. If the site has them, delete');
});

test.each([
  [
    { SITECORE_EDGE_CONTEXT_ID: '' },
    /^FAIL {2}SITECORE_EDGE_CONTEXT_ID, GRAPH_QL_ENDPOINT: both are missing/m,
  ],
  [{ SITECORE_EDGE_CONTEXT_ID: 'another-wrong-id' }, /Check SITECORE_EDGE_CONTEXT_ID or SITECORE_API_KEY/],
  [
    { SITECORE_EDGE_URL: 'http://localhost:1', GRAPH_QL_SERVICE_RETRIES: '0' },
    /SitesQuery failed: network error/,
  ],
])('in the environment %j nothing is written, and the output says why', async (changes, reason) => {
  const cms = await startCms();
  const lines: string[] = [];
  const base = {
    SITECORE_EDGE_URL: cms.url,
    SITECORE_EDGE_CONTEXT_ID: CONTEXT_ID,
    NODE_ENV: 'test',
  } as const;
  const exitCode = await runRecord(['--out', toOut()], { ...base, ...changes }, (line) => lines.push(line));
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(reason);
  expect(lines.join('\n')).not.toMatch(/another-wrong-id|4711/);
  expect(await readAll()).toEqual([]);
});

test('a recording can be moved and changed while the CMS runs', async () => {
  const cms = await startCms();
  await record(cms.url);
  const moved = path.join(folder, 'content', 'deep', 'inside');
  await cp(toOut(), moved, { recursive: true });
  await rm(toOut(), { recursive: true });
  const copy = await replay();
  const readPhrases = () => fetchDictionary(toCmsClient(copy.url), { siteName: 'acme', language: 'en' });
  expect(await readPhrases()).toEqual({ hello: 'Hello', bye: 'Goodbye' });
  await writeFile(path.join(moved, 'dictionary', 'en.recorded.json'), '{ "hello": "Hi" }');
  await copy.reload();
  expect(await readPhrases()).toEqual({ hello: 'Hi' });
});
