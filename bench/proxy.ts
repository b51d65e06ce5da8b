import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  byContextId,
  findFreePort,
  type RunningServer,
  startCms,
  startServer,
  startSite,
} from '../tests/support/servers/start-servers.ts';
import { type Comparison, compareRates, isPage, type Load } from './load.ts';

const HELP = `Measures what all steps before a page cost: requests a second of a cached page, against a bare Next page of the
same HTML whose proxy only rewrites. Fails below 90 %. Needs \`npm run build\` first.

  node bench/proxy.ts`;

const ROUNDS = 20;
const ROUND_MS = 700;
const LEAST_SHARE = 0.9;
const NEXT = 'node_modules/next/dist/bin/next';

async function startBare(html: string) {
  const build = spawnSync(process.execPath, [NEXT, 'build', 'bench/bare'], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The bare page does not build:\n${build.stdout}${build.stderr}`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-proxy-')), 'page.html');
  writeFileSync(file, html);
  const port = await findFreePort();
  const args = [NEXT, 'start', 'bench/bare', '--hostname', 'localhost', '--port', String(port)];
  return startServer(args, port, { BENCH_HTML_FILE: file }, '/about');
}

async function run(): Promise<void> {
  const cms = await startCms();
  const servers = [cms];
  try {
    const site = await startSite({ ...byContextId(cms.url), PAGE_REVALIDATE_SECONDS: '3600' });
    servers.push(site);
    const html = await (await fetch(`${site.url}/about`)).text();
    const bare = await startBare(html);
    servers.push(bare);
    const toLoad = ({ url }: RunningServer): Load => {
      return { url: `${url}/about`, ms: ROUND_MS, isExpected: isPage };
    };
    report(await compareRates(toLoad(site), toLoad(bare), ROUNDS), html.length);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function report({ rate, standardRate, share }: Comparison, length: number): void {
  const isSlow = share < LEAST_SHARE;
  console.log(`A cached page of ${length} characters, requests a second:`);
  console.log(
    `  ${isSlow ? 'SLOW' : 'ok  '}  all steps ${rate.toFixed(0)}, a bare rewrite ` +
      `${standardRate.toFixed(0)} (${(100 * share).toFixed(1)} %)`,
  );
  if (isSlow) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
