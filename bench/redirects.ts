import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';
import { isPage, isRedirect, measureRate, toMedian } from './load.ts';
import { printResult } from './print-result.ts';
import { measureCompilation, measureHostile } from './redirect-costs.ts';
import { createRules } from './redirect-rules.ts';
import { startSiteWithCms } from './servers.ts';

const HELP = `Measures the cost of redirect rules: the time and memory to compile them, the time to match a URL with
hostile patterns and with many patterns, and the requests per second of a cached page with 0, 100, 1,000 and 10,000
rules, of which 5 % are regular expressions.

  node bench/redirects.ts

Fails if matching takes more than 5 ms (median), if the rules reduce the requests per second to less than 95 %, or if a
redirect is slower than a page. Needs \`npm run build\` first.`;

const COUNTS = [0, 100, 1000, 10_000];
const ROUNDS = 24;
const ROUND_MS = 600;
const LEAST_SHARE = 0.95;

type Candidate = { count: number; site: RunningServer; page: number[]; redirect: number[] };

async function start(count: number, servers: AsyncDisposableStack): Promise<Candidate> {
  const content = mkdtempSync(path.join(tmpdir(), 'bench-redirects-'));
  servers.defer(() => rmSync(content, { recursive: true }));
  cpSync('content', content, { recursive: true });
  writeFileSync(path.join(content, 'solvind', 'redirects.yml'), stringify(createRules(count)));
  const env = { PAGE_REVALIDATE_SECONDS: '3600', SNAPSHOT_FOLDER: path.join(content, 'snapshots') };
  const { site } = await startSiteWithCms(servers, env, content);
  return { count, site, page: [], redirect: [] };
}

/** Measures all sites in each round, in a changing order, so that a busy machine slows all sites alike. */
async function measure(candidates: readonly Candidate[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++) {
    const first = round % candidates.length;
    for (const { count, site, page, redirect } of [
      ...candidates.slice(first),
      ...candidates.slice(0, first),
    ]) {
      page.push(await measureRate({ url: `${site.url}/about`, ms: ROUND_MS, isExpected: isPage }));
      if (count === 0) continue;
      const url = `${site.url}/old/page-${count - 2}`;
      redirect.push(await measureRate({ url, ms: ROUND_MS, isExpected: isRedirect }));
    }
  }
}

/** Returns the median of `rate / standard` over all rounds, except the first round, which only warms up the sites. */
const toShare = (rates: readonly number[], standard: readonly number[]): number =>
  toMedian(rates.map((rate, round) => rate / (standard[round] ?? rate)).slice(1));

function report(candidates: readonly Candidate[]): void {
  const without = candidates[0]?.page ?? [];
  for (const { count, page, redirect } of candidates) {
    const share = toShare(page, without);
    const isSlow = share < LEAST_SHARE || (count > 0 && toShare(redirect, page) < 1);
    const rates = `page ${toMedian(page).toFixed(0)}/s (${(100 * share).toFixed(1)} %)`;
    const redirects = count > 0 ? `, redirect ${toMedian(redirect).toFixed(0)}/s` : '';
    printResult(`${count} rules: ${rates}${redirects}`, isSlow);
  }
}

async function run(): Promise<void> {
  console.log('Compiling rules:');
  await measureCompilation();
  console.log('Matching a URL with hostile patterns and with many patterns:');
  await measureHostile();
  console.log('Requests per second of a cached page, by the number of rules:');
  const candidates: Candidate[] = [];
  await using servers = new AsyncDisposableStack();
  for (const count of COUNTS) candidates.push(await start(count, servers));
  await measure(candidates);
  report(candidates);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
