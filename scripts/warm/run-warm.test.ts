import { createServer } from 'node:http';
import { listen } from '@tests/servers/listen';
import { runWarm } from './run-warm';

const toSitemap = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function startSite(files: Record<string, string>) {
  const hosts: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    if (!url.startsWith('/sitemap')) hosts.push(`${headers.host} ${url}`);
    response.writeHead(url in files ? 200 : 404).end(files[url]);
  });
  const listening = await listen(server);
  stop = listening.stop;
  return { url: listening.url, hosts };
}

async function run(...args: string[]) {
  const lines: string[] = [];
  const progress: string[] = [];
  const exitCode = await runWarm(args, {
    print: (line) => lines.push(line),
    printProgress: (line) => progress.push(line),
  });
  return { exitCode, lines, progress };
}

test('sends the pages of a sitemap with parts to a node, with the host name of the site', async () => {
  const { url, hosts } = await startSite({
    '/sitemap.xml': '<sitemapindex><sitemap><loc>https://a.test/sitemap-1.xml</loc></sitemap></sitemapindex>',
    '/sitemap-1.xml': toSitemap('https://a.test/', 'https://a.test/b?x=1&amp;y=2', 'https://a.test/'),
    '/': '',
    '/b?x=1&y=2': '',
  });
  const { exitCode, lines, progress } = await run('--site', 'https://a.test', '--node', url, '--rate', '999');
  expect([exitCode, lines]).toEqual([0, []]);
  expect(hosts).toEqual(['a.test /', 'a.test /b?x=1&y=2']);
  expect(progress.at(-1)).toContain('2 pages are warm');
});

test('says which pages failed and which are on another host', async () => {
  const { url } = await startSite({ '/sitemap.xml': toSitemap('https://a.test/gone', 'https://b.test/') });
  const { exitCode, lines } = await run('--site', 'https://a.test', '--node', url);
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    'FAIL  https://a.test/gone: responded with 404',
    'FAIL  https://a.test: its sitemap has pages of https://b.test; add --site https://b.test, or correct PUBLIC_URL',
  ]);
});

test('fails if there is no sitemap', async () => {
  const { url } = await startSite({});
  const { exitCode, lines } = await run('--site', url);
  expect([exitCode, lines]).toEqual([1, [`FAIL  ${url}: ${url}/sitemap.xml responded with 404`]]);
});

test.each([
  [['--site', 'ftp://a.test'], '--site must be a URL'],
  [['--node', 'x'], '--node must be a URL'],
  [['--rate', '0'], '--rate must be a whole number'],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('refuses %j', async (args, problem) => {
  const { exitCode, progress } = await run(...args);
  expect([exitCode, progress.join()]).toEqual([2, expect.stringContaining(problem)]);
});

test('prints its help', async () => {
  expect(await run('--help')).toMatchObject({
    exitCode: 0,
    lines: [expect.stringContaining('npm run warm')],
  });
});
