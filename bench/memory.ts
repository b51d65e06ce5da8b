import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fetchSamplePaths } from '../tests/support/clients/sample-pages.ts';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';
import { ask } from './load.ts';
import { printResult } from './print-result.ts';
import { readMemory } from './read-memory.ts';
import { startSiteWithCms } from './servers.ts';

const HELP = `Measures the memory of the site under mixed load: cached pages, pages that are rendered again, page data, unknown
paths, assets and visitors with personalized pages. Prints the resident memory (RSS) every ten seconds. Fails if it
exceeds the limit, or if a response is wrong. Needs \`npm run build\` or \`next build\` first, and Linux.

  npm run bench:memory                    ten minutes, with the heap of \`npm run serve\`
  npm run bench:memory -- --minutes 3 --heap 224 --limit 400`;

const OPTIONS = {
  minutes: { type: 'string', default: '10' },
  heap: { type: 'string', default: '224' },
  limit: { type: 'string', default: '400' },
  help: { type: 'boolean', default: false },
} as const;

const CONNECTIONS = 30;
/** In two languages. Together they take more than the page cache may. */
const COPIES = 600;
const SAMPLE_MS = 10_000;

type Visit = { path: string; headers?: Record<string, string>; statuses: readonly number[] };

/** Copies the sample content with many more pages below one of its pages, and returns the folder and their paths. */
function createContent(): { folder: string; paths: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  cpSync('content', folder, { recursive: true });
  const names = Array.from({ length: COPIES }, (_, index) => `copy-${index}`);
  const pages = path.join(folder, 'solvind/pages');
  for (const name of names)
    cpSync(path.join(pages, 'about'), path.join(pages, 'privacy', name), { recursive: true });
  return { folder, paths: names.flatMap((name) => [`/privacy/${name}`, `/da/privacy/${name}`]) };
}

/** Returns endless requests in fixed shares. */
function createMix(paths: readonly string[], assets: readonly string[], buildId: string): () => Visit {
  const agreed = {
    cookie: `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`,
    'user-agent': 'Mozilla/5.0 Firefox/140',
  };
  const pick = (list: readonly string[], count: number) => list[count % list.length] ?? '/';
  const isPage = [200, 301, 302, 307, 308];
  const kinds: ((count: number) => Visit)[] = [
    (count) => ({ path: pick(paths, count), statuses: isPage }),
    (count) => ({ path: pick(paths, count * 7), statuses: isPage }),
    (count) => ({ path: pick(paths, count * 11), headers: { 'accept-encoding': 'gzip' }, statuses: isPage }),
    (count) => ({ path: pick(paths, count), headers: agreed, statuses: isPage }),
    (count) => ({
      path: `/_next/data/${buildId}${pick(paths, count).replace(/^\/$/, '/index')}.json`,
      headers: { 'x-nextjs-data': '1' },
      statuses: isPage,
    }),
    (count) => ({ path: `/unknown/${count}`, statuses: [404, 503] }),
    (count) => ({ path: pick(assets, count), statuses: [200] }),
    () => ({ path: '/sitemap.xml', statuses: [200] }),
  ];
  let count = 0;
  return () => {
    count += 1;
    return kinds[count % kinds.length]?.(Math.floor(count / kinds.length)) ?? { path: '/', statuses: [200] };
  };
}

/** Visits the site until the time is over. Returns how many responses came, and those that were wrong. */
async function visit(site: RunningServer, next: () => Visit, ms: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endsAt = performance.now() + ms;
  const wrong = new Map<string, number>();
  let answers = 0;
  const run = async () => {
    while (performance.now() < endsAt) {
      const { path, headers = {}, statuses } = next();
      const status = await ask(site.url + path, headers, agent);
      answers += 1;
      if (statuses.includes(status)) continue;
      const key = `${status} ${path.replace(/\d+/g, 'N')}`;
      wrong.set(key, (wrong.get(key) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
  agent.destroy();
  return { answers, wrong };
}

async function run(minutes: number, heap: string, limit: number): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const content = createContent();
  servers.defer(() => rmSync(content.folder, { recursive: true }));
  const env = {
    NODE_OPTIONS: `--max-old-space-size=${heap} --max-semi-space-size=16`,
    PAGE_REVALIDATE_SECONDS: '30',
    LOG_LEVEL: 'warn',
  };
  const { cms, site } = await startSiteWithCms(servers, env, content.folder);
  const paths = [...(await fetchSamplePaths(cms.url)), ...content.paths];
  const html = await (await fetch(`${site.url}/`)).text();
  const assets = [...html.matchAll(/"(\/_next\/static\/[^"]+)"/g)].map(([, asset = '']) => asset);
  const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  console.log(`${paths.length} pages, heap of at most ${heap} MB. RSS in MB:`);
  console.log(`  ${readMemory(site.pid).now.toFixed(0)} at the start`);

  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`  ${readMemory(site.pid).now.toFixed(0)} after ${seconds} s`);
  }, SAMPLE_MS);
  const { answers, wrong } = await visit(site, createMix(paths, assets, buildId), minutes * 60_000);
  clearInterval(timer);

  const { now, most } = readMemory(site.pid);
  for (const [what, count] of wrong) printResult(`${count} × ${what}`, true);
  printResult(
    `${answers} requests, ${now.toFixed(0)} MB at the end, at most ${most.toFixed(0)} MB`,
    most > limit,
    'OVER',
  );
}

const { values } = parseArgs({ options: OPTIONS });
if (values.help) console.log(HELP);
else await run(Number(values.minutes), values.heap, Number(values.limit));
