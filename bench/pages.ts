import { gzipSync } from 'node:zlib';
import { startCms } from '../tests/support/servers/start-servers.ts';
import { isPage, measureRate } from './load.ts';
import { readCpuMs, timeRenders, WITHOUT_PAGE_CACHE } from './render-times.ts';
import { startReplayedCms } from './replayed-cms.ts';
import {
  type Build,
  measureInTurn,
  type Pair,
  printComparison,
  runWithBefore,
  startTwoBuilds,
} from './two-builds.ts';

const HELP = `Compares two builds on the server: the requests per second of a cached page, the time to render a page, the CPU time
of both, and the sizes of HTML and page data. CPU times hardly change while other programs run.

  npm run bench:pages -- --before <folder>

<folder> is a work tree of an earlier commit. Needs \`npm run build\` in both folders, and Linux. A CMS that repeats its
answers serves both, so that its own time hardly counts. Takes about three minutes.`;

const TIMED_PAGES = ['/', '/news/school-roof', '/membership'];
const WEIGHED_PAGES = [...TIMED_PAGES, '/about', '/contact', '/news'];

const ROUNDS = 20;
const ROUND_MS = 700;
const RENDERS = 30;

async function compareCached(sites: Pair<Build>, path: string): Promise<void> {
  const rounds = await measureInTurn(sites, ROUNDS, async ({ url, pid }) => {
    const cpuBefore = readCpuMs(pid);
    const startedAt = performance.now();
    const rate = await measureRate({ url: url + path, ms: ROUND_MS, isExpected: isPage });
    const requests = (rate * (performance.now() - startedAt)) / 1000;
    return { rate, cpu: (readCpuMs(pid) - cpuBefore) / requests };
  });
  printComparison(`${path}, requests per second`, rounds, ({ rate }) => rate);
  printComparison(`${path}, ms of CPU per request`, rounds, ({ cpu }) => cpu);
}

async function compareRenders(sites: Pair<Build>, path: string): Promise<void> {
  const times = await measureInTurn(sites, ROUNDS, (site) => timeRenders(site, path, RENDERS));
  printComparison(`${path}, ms until the response`, times, ({ wait }) => wait);
  printComparison(`${path}, ms of CPU`, times, ({ cpu }) => cpu);
}

const toDataPath = (path: string, { buildId }: Build): string =>
  `/_next/data/${buildId}${path === '/' ? '/index' : path}.json`;

/** Returns the number of bytes after gzip (level 9). */
async function weigh(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'x-nextjs-data': '1' } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}

async function run(before: string): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const localCms = await startCms();
  servers.defer(localCms.stop);
  const cms = await startReplayedCms(localCms.url);
  servers.defer(cms.stop);
  const cached = await startTwoBuilds(servers, before, cms.url, { PAGE_REVALIDATE_SECONDS: '3600' });

  console.log('A cached page:');
  for (const path of TIMED_PAGES) await compareCached(cached, path);

  console.log('Rendering a page:');
  const uncached = await startTwoBuilds(servers, before, cms.url, WITHOUT_PAGE_CACHE);
  for (const path of TIMED_PAGES) await compareRenders(uncached, path);

  console.log('Bytes after gzip:');
  for (const path of WEIGHED_PAGES) {
    const html = { before: await weigh(cached.before.url + path), now: await weigh(cached.now.url + path) };
    printComparison(`${path}, HTML`, [html], (bytes) => bytes);
    const data = {
      before: await weigh(cached.before.url + toDataPath(path, cached.before)),
      now: await weigh(cached.now.url + toDataPath(path, cached.now)),
    };
    printComparison(`${path}, page data`, [data], (bytes) => bytes);
  }
}

await runWithBefore(HELP, run);
