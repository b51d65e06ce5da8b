import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';
import { type Comparison, compareRates, isPage, type Load } from './load.ts';
import { printResult } from './print-result.ts';
import { startComparedSite, startSiteWithCms } from './servers.ts';

const HELP = `Measures the cost of all middleware steps: the requests per second of a cached page, compared with a Next site that
serves the same HTML and whose proxy only rewrites. Fails below 90 %. Needs \`npm run build\` first.

  node bench/proxy.ts`;

const ROUNDS = 20;
const ROUND_MS = 700;
const LEAST_SHARE = 0.9;

async function run(): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const { site } = await startSiteWithCms(servers, { PAGE_REVALIDATE_SECONDS: '3600' });
  const html = await (await fetch(`${site.url}/about`)).text();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-proxy-')), 'page.html');
  writeFileSync(file, html);
  const bare = await startComparedSite(servers, 'bench/bare', { BENCH_HTML_FILE: file });
  const toLoad = ({ url }: RunningServer): Load => {
    return { url: `${url}/about`, ms: ROUND_MS, isExpected: isPage };
  };
  report(await compareRates(toLoad(site), toLoad(bare), ROUNDS), html.length);
}

function report({ rate, standardRate, share }: Comparison, length: number): void {
  console.log(`A cached page of ${length} characters, requests per second:`);
  const rates = `all steps ${rate.toFixed(0)}, a bare rewrite ${standardRate.toFixed(0)}`;
  printResult(`${rates} (${(100 * share).toFixed(1)} %)`, share < LEAST_SHARE);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
