import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HEAP_OPTIONS } from '../scripts/run/heap.ts';
import { listAssets } from '../tests/support/clients/build-assets.ts';
import { fetchSamplePaths } from '../tests/support/clients/sample-pages.ts';
import { createVisitor } from './keep-visiting.ts';
import { toMedian } from './load.ts';
import { createContent } from './memory/copied-content.ts';
import { playMixedLoad } from './memory/mixed-load.ts';
import { readMemory } from './memory/read-memory.ts';
import { printResult } from './print-result.ts';
import { startSiteWithCms } from './servers.ts';

const HELP = `Measures the memory of the site under mixed load: cached pages, pages that are rendered again, page data, unknown
paths, redirects, assets, files and visitors with personalized pages. Prints the resident memory (RSS) during the run.
Fails if it exceeds the limit, or if a response is wrong. Needs \`npm run build\` or \`next build\` first, and Linux.

  npm run bench:memory        ten minutes, with the heap of \`npm run serve\`
  npm run bench:soak          30 minutes, and the memory of the last quarter is that of the quarter before

    --minutes <n>   how long
    --limit <n>     the most memory in MB (400)
    --heap <text>   Node's options for the heap (${HEAP_OPTIONS})
    --flat          fails if the last quarter needs more memory than the one before it`;

const OPTIONS = {
  minutes: { type: 'string', default: '10' },
  limit: { type: 'string', default: '400' },
  heap: { type: 'string', default: HEAP_OPTIONS },
  flat: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const SAMPLES = 60;
/** The last quarter may need so much more than the one before it: the garbage collector takes its time. */
const MAX_GROWTH = 1.05;
const MAX_FAILURES = 20;

/** Prints the memory of the process at equal intervals, and returns it in MB. */
async function sample(pid: number | undefined, ms: number): Promise<number[]> {
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    await sleep(ms / SAMPLES);
    const { now } = readMemory(pid);
    samples.push(now);
    const seconds = (ms / SAMPLES / 1000) * samples.length;
    console.log(`  ${now.toFixed(0).padStart(4)} MB after ${seconds.toFixed(0)} s`);
  }
  return samples;
}

/** Returns the lines of the site's log that say why pages could not be built. */
const findFailures = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('could not be built'))
    .slice(0, MAX_FAILURES);

function checkGrowth(samples: readonly number[]): void {
  const quarter = SAMPLES / 4;
  const before = toMedian(samples.slice(2 * quarter, 3 * quarter));
  const last = toMedian(samples.slice(3 * quarter));
  const text = `third quarter ${before.toFixed(0)} MB, last quarter ${last.toFixed(0)} MB`;
  printResult(text, last > before * MAX_GROWTH, 'OVER');
}

async function startSite(servers: AsyncDisposableStack, heap: string) {
  const content = createContent();
  servers.defer(() => rmSync(content, { recursive: true }));
  const env = { NODE_OPTIONS: heap, PAGE_REVALIDATE_SECONDS: '30', LOG_LEVEL: 'warn' };
  const { cms, site } = await startSiteWithCms(servers, env, content);
  const visitor = createVisitor(site.url);
  servers.defer(visitor.stop);
  const { body } = await visitor.get('/');
  const assets = listAssets(body);
  const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  const paths = await fetchSamplePaths(cms.url);
  return { site, visitor, targets: { paths, assets, buildId } };
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  await using servers = new AsyncDisposableStack();
  const { site, visitor, targets } = await startSite(servers, values.heap);
  console.log(`${targets.paths.length} pages, ${values.minutes} minutes, ${values.heap}`);

  let isOver = false;
  const load = playMixedLoad(visitor, targets, () => isOver);
  const samples = await sample(site.pid, Number(values.minutes) * 60_000);
  isOver = true;
  const { requests, wrong } = await load;

  for (const [kind, count] of wrong) printResult(`${count} × ${kind}`, true, 'FAIL');
  if (wrong.size > 0) console.log(findFailures(site.output()).join('\n'));
  const { most } = readMemory(site.pid);
  const isOverLimit = most > Number(values.limit);
  printResult(`${requests} requests, at most ${most.toFixed(0)} MB`, isOverLimit, 'OVER');
  if (values.flat) checkGrowth(samples);
}

await run();
