import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
import {
  byContextId,
  findFreePort,
  type RunningServer,
  startCms,
  startSite,
} from '../tests/support/servers/start-servers.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';
import { startComparedSite } from './servers.ts';

const HELP = `Runs Lighthouse on eight kinds of page, as PageSpeed Insights does: a mid-range phone with a slow connection, both simulated.
Fails when the median of five runs misses a goal. Lists the failed audits of each page. The floor, a page of Next.js and
React alone, shows what this machine adds: quiet machines give it 100 and less than 60 ms.

  npm run bench:lighthouse

Needs \`npm run build\` first. npx downloads Lighthouse (140 MB). Takes about 15 minutes.`;

/** Not in package.json, because everyone who installs the project would download it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const ResultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  finalDisplayedUrl: z.string().optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), group: z.string().optional() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});

type Result = z.infer<typeof ResultSchema>;

const PAGES = [
  '/',
  '/membership',
  '/membership/join',
  '/projects/havnso-wind',
  '/news',
  '/news/school-roof',
  '/faq',
  '/contact',
];
const RUNS = 5;
const GOALS = { leastScore: 98, maxBlockingMs: 60, maxPaintMs: 1_800, maxLayoutShift: 0.01 };

/** An audit passes from this score on, as in Lighthouse's own report. */
const PASSING_SCORE = 0.9;

/** Runs Lighthouse in a new browser, so that nothing is in its cache. */
async function audit(url: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  await using stack = new AsyncDisposableStack();
  stack.defer(() => browser.close());
  const options = ['--port', String(port), '--output', 'json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 100 * 1024 * 1024,
  });
  const result = ResultSchema.parse(JSON.parse(stdout));
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/** Returns the audits that failed in most runs, each with its category and what Lighthouse found. */
function listFailed(results: readonly Result[]): string[] {
  const failed = Map.groupBy(results.flatMap(findFailed), ({ id }) => id);
  return [...failed.values()]
    .filter((runs) => runs.length > results.length / 2)
    .flatMap(([first]) => (first ? `${first.category}, ${first.id}: ${first.found}` : []));
}

const findFailed = ({ categories, audits }: Result) =>
  Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, group }) => {
      const { score = null, displayValue: found = '' } = audits[id] ?? {};
      // Lighthouse's own report leaves out the group "hidden".
      return score !== null && score < PASSING_SCORE && group !== 'hidden' ? { id, category, found } : [];
    }),
  );

function toMedianOf(results: readonly Result[], read: (result: Result) => number | null | undefined): number {
  return toMedian(
    results.map((result) => {
      const figure = read(result);
      if (typeof figure !== 'number')
        throw new Error(`Lighthouse could not measure ${result.finalDisplayedUrl}.`);
      return figure;
    }),
  );
}

function report(name: string, results: readonly Result[]): void {
  const { score, blockingMs, layoutShift, paintMs, kilobytes, speed } = toFigures(results);
  console.log(`${name}, median of ${RUNS} runs, speed of this machine ${speed} (benchmarkIndex):`);
  console.log(`        transfer: ${kilobytes} KB`);
  const { leastScore, maxBlockingMs, maxPaintMs, maxLayoutShift } = GOALS;
  printResult(`performance: ${score}, at least ${leastScore}`, score < leastScore, 'OVER');
  for (const { id, score: found } of toOtherScores(results))
    printResult(`${id}: ${found}, at least 100`, found < 100, 'OVER');
  printResult(`largest contentful paint: ${paintMs} of ${maxPaintMs} ms`, paintMs > maxPaintMs, 'OVER');
  printResult(
    `total blocking time: ${blockingMs} of ${maxBlockingMs} ms`,
    blockingMs > maxBlockingMs,
    'OVER',
  );
  printResult(
    `layout shift: ${layoutShift.toFixed(3)} of ${maxLayoutShift}`,
    layoutShift > maxLayoutShift,
    'OVER',
  );
  for (const failed of listFailed(results)) console.log(`        failed audit: ${failed}`);
}

function toFigures(results: readonly Result[]) {
  const median = (id: string) => toMedianOf(results, ({ audits }) => audits[id]?.numericValue);
  return {
    score: Math.round(100 * toMedianOf(results, ({ categories }) => categories.performance?.score)),
    blockingMs: Math.round(median('total-blocking-time')),
    layoutShift: median('cumulative-layout-shift'),
    paintMs: Math.round(median('largest-contentful-paint')),
    kilobytes: Math.round(median('total-byte-weight') / 1024),
    speed: Math.round(toMedianOf(results, ({ environment }) => environment.benchmarkIndex)),
  };
}

/** Accessibility, best practices, search engines and what else Lighthouse scores. */
function toOtherScores(results: readonly Result[]): { id: string; score: number }[] {
  const ids = Object.keys(results[0]?.categories ?? {}).filter((id) => id !== 'performance');
  return ids.map((id) => ({
    id,
    score: Math.round(100 * toMedianOf(results, ({ categories }) => categories[id]?.score)),
  }));
}

async function auditRepeatedly(url: string): Promise<Result[]> {
  // Most visitors get a page that is already in the page cache.
  await fetch(url);
  const results: Result[] = [];
  for (let i = 0; i < RUNS; i++) results.push(await audit(url));
  return results;
}

async function reportFloor(floor: RunningServer): Promise<void> {
  const { score, blockingMs } = toFigures(await auditRepeatedly(floor.url));
  console.log(`The floor: performance ${score}, total blocking time ${blockingMs} ms`);
}

async function run(): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const cms = await startCms();
  servers.defer(cms.stop);
  const port = await findFreePort();
  // The canonical URLs of the pages must be the ones that Lighthouse opens.
  const env = { ...byContextId(cms.url), PUBLIC_URL: `http://localhost:${port}` };
  const site = await startSite(env, port);
  servers.defer(site.stop);
  const floor = await startComparedSite(servers, 'bench/floor');
  await reportFloor(floor);
  for (const path of PAGES) report(path, await auditRepeatedly(site.url + path));
  await reportFloor(floor);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
