import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { visitors } from '../tests/support/fixtures/visitors.ts';
import { createVisitor, keepVisiting, type Stream, type Visitor } from './keep-visiting.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';
import { readMemory } from './read-memory.ts';
import { startSiteWithCms } from './servers.ts';

const HELP = `Visits the site for a long time, in every way that visitors and crawlers do, and checks that its memory does not
grow in the second half. Needs \`npm run build\` first, and Linux.

  npm run bench:soak
    --minutes <n>   how long (30)
    --heap <n>      the site's --max-old-space-size in MB (Node's own default)

Prints the memory of the site (RSS) once a minute.`;

const options = {
  minutes: { type: 'string', default: '30' },
  heap: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const SAMPLES = 40;
const MINUTE_MS = 60_000;
/** The last quarter may need so much more than the one before it: the garbage collector takes its time. */
const MAX_GROWTH = 1.05;

const PAGES = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/news',
  '/projects',
  '/da',
  '/da/about',
  '/da/faq',
  '/da/contact',
];
const FILES = ['/robots.txt', '/sitemap.xml', '/api/readyz', '/about-us'];

function createStreams({ get }: Visitor): Stream[] {
  const toPage = (count: number) => PAGES[count % PAGES.length] ?? '/';
  return [
    { connections: 10, pauseMs: 20, visit: (count) => get(toPage(count)) },
    { connections: 2, pauseMs: 100, visit: (count) => get(`${toPage(count)}?utm_source=${count}`) },
    { connections: 2, pauseMs: 100, visit: (count) => get(`/unknown-${count}`) },
    { connections: 2, pauseMs: 100, visit: () => get('/membership', visitors.known) },
    { connections: 1, pauseMs: 200, visit: (count) => get(FILES[count % FILES.length] ?? '/') },
  ];
}

/** Returns the memory of the process in MB at equal intervals. */
async function sample(pid: number, ms: number): Promise<number[]> {
  const samples: number[] = [];
  const startedAt = performance.now();
  let printedAt = startedAt;
  while (samples.length < SAMPLES) {
    await sleep(ms / SAMPLES);
    samples.push(readMemory(pid).now);
    if (performance.now() - printedAt < MINUTE_MS) continue;
    printedAt = performance.now();
    console.log(
      `        ${((printedAt - startedAt) / MINUTE_MS).toFixed(0)} min  ${samples.at(-1)?.toFixed(0)} MB`,
    );
  }
  return samples;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(HELP);
  await using servers = new AsyncDisposableStack();
  const { site } = await startSiteWithCms(servers, {
    LOG_LEVEL: 'warn',
    PAGE_REVALIDATE_SECONDS: '10',
    ...(values.heap && { NODE_OPTIONS: `--max-old-space-size=${values.heap}` }),
  });
  const visitor = createVisitor(site.url);
  servers.defer(visitor.stop);

  let isOver = false;
  const visiting = keepVisiting(createStreams(visitor), () => isOver);
  const samples = await sample(site.pid ?? 0, Number(values.minutes) * MINUTE_MS);
  isOver = true;
  await visiting;

  const quarter = SAMPLES / 4;
  const [third, fourth] = [samples.slice(2 * quarter, 3 * quarter), samples.slice(3 * quarter)].map(toMedian);
  const [before, after] = [third ?? 0, fourth ?? 0];
  const text = `third quarter ${before.toFixed(0)} MB, last quarter ${after.toFixed(0)} MB, most ${Math.max(...samples).toFixed(0)} MB`;
  printResult(text, after > before * MAX_GROWTH, 'OVER');
}

await run();
