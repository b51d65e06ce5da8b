import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Program, responds, startProgram, waitUntilUp } from '../scripts/run/program.ts';
import { findFreePort } from '../tests/support/servers/start-servers.ts';
import { startTestCluster } from '../tests/support/servers/test-cluster.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';
import { readCpuMs } from './render-times.ts';

const HELP = `Compares the cached pages of deploy/nginx with the same bytes as files: an nginx that serves only files, with the same
headers, log and worker, gets the same load in turn. Prints the requests per second, and the processor time of nginx per
request, which hardly changes while other programs run. Fails if a page reaches less than 70 % of the file.

  npm run bench:nginx

Needs \`next build\`, and Debian's packages nginx, libnginx-mod-http-brotli-filter, libnginx-mod-http-cache-purge,
redis-server and wrk. Takes about two minutes.`;

const PAGES = ['/about', '/', '/membership'];
const LEAST_SHARE = 0.7;
const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 50;

/** One worker each, so that nginx and not the load program is what limits the rate. */
const ONE_WORKER = { WORKERS: '1' };

/** A page, and the nginx that delivers it. */
type Target = { url: string; workerPid: number };

type Page = { headers: Record<string, string>; bytes: Buffer };

async function run(): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const env = { PAGE_REVALIDATE_SECONDS: '3600', LOG_LEVEL: 'warn', ...ONE_WORKER };
  const cluster = await startTestCluster({ env });
  servers.defer(cluster.stop);
  const workerPid = findWorker(cluster.nginx);

  for (const route of PAGES) {
    await getPage(cluster.url + route);
    const page = await getPage(cluster.url + route);
    if (page.headers['x-cache'] !== 'HIT') throw new Error(`${route} is not cached.`);
    await using files = new AsyncDisposableStack();
    const file = await startFileServer(files, page);
    compare(route, page, { cache: { url: cluster.url + route, workerPid }, file });
  }
}

function compare(route: string, page: Page, { cache, file }: { cache: Target; file: Target }): void {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => {
    if (round % 2 === 0) return { cache: measure(cache), file: measure(file) };
    const first = measure(file);
    return { cache: measure(cache), file: first };
  }).slice(1); // The first round warms up.
  const rate = toMedian(rounds.map((each) => each.cache.rate));
  const share = toMedian(rounds.map((each) => each.cache.rate / each.file.rate));
  const cpuShare = toMedian(rounds.map((each) => each.file.cpu / each.cache.cpu));
  const figures = `${(100 * share).toFixed(0)} % of the file, ${(100 * cpuShare).toFixed(0)} % by processor time`;
  printResult(
    `${route} (${page.bytes.length} bytes): ${rate.toFixed(0)} requests per second, ${figures}`,
    share < LEAST_SHARE,
  );
}

/** Returns the requests per second, and the milliseconds of processor time per request. */
function measure({ url, workerPid }: Target): { rate: number; cpu: number } {
  const cpuBefore = readCpuMs(workerPid);
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout, error } = spawnSync('wrk', load, { encoding: 'utf8' });
  if (error) throw new Error('wrk is missing: apt-get install wrk', { cause: error });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(rate > 0 && count > 0)) throw new Error(`wrk says nothing about ${url}:\n${stdout}`);
  return { rate, cpu: (readCpuMs(workerPid) - cpuBefore) / count };
}

function getPage(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({ headers: Object.fromEntries(headers), bytes: Buffer.concat(await response.toArray()) });
    });
    sent.once('error', reject).end();
  });
}

/** The headers that nginx itself sets for a file. */
const SET_BY_NGINX =
  /^(?:date|server|connection|keep-alive|transfer-encoding|content-length|content-type|etag)$/;

/** Starts an nginx that serves the bytes of a page from a file. */
async function startFileServer(files: AsyncDisposableStack, page: Page): Promise<Target> {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  files.defer(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'page'), page.bytes);
  const port = await findFreePort();
  const configuration = path.join(folder, 'nginx.conf');
  await writeFile(configuration, toConfiguration({ folder, port, page }));
  const command = ['nginx', '-e', 'stderr', '-c', configuration] as const;
  const nginx = startProgram('The file server', command, { env: process.env, isSilent: true });
  files.defer(nginx.stop);
  const url = `http://127.0.0.1:${port}/page`;
  await waitUntilUp(nginx, () => responds(url));
  return { url, workerPid: findWorker(nginx) };
}

type FileServer = { folder: string; port: number; page: Page };

function toConfiguration({ folder, port, page }: FileServer): string {
  const shared = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const logFormat = /log_format json [^;]+;/.exec(shared)?.[0].replaceAll('$path', '$uri') ?? '';
  const headers = Object.entries(page.headers)
    .filter(([name]) => !SET_BY_NGINX.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  return `
    daemon off; worker_processes 1; user root; error_log stderr warn; pid ${folder}/nginx.pid; pcre_jit on;
    events { worker_connections 8192; }
    http {
      sendfile off; server_tokens off; open_file_cache max=20000 inactive=5m; open_file_cache_valid 1m;
      ${logFormat}
      access_log ${folder}/access.log json buffer=64k flush=1s;
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        location = /page {
          default_type 'text/html; charset=utf-8';
          ${headers.join('\n')}
        }
      }
    }`;
}

function findWorker({ pid }: Program): number {
  const children = execFileSync('pgrep', ['-P', String(pid), '-f', 'worker process'], { encoding: 'utf8' });
  return Number(children.trim().split('\n')[0]);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
