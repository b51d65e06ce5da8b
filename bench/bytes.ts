import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findSystemChromium } from '../tests/support/browser/chromium.ts';
import {
  byContextId,
  findFreePort,
  type RunningServer,
  startCms,
  startServer,
  startSite,
} from '../tests/support/servers/start-servers.ts';

const HELP = `Weighs what a visitor downloads of the home page, of a page with a form and of one with components from
outside, and fails when a budget is exceeded.

  npm run bytes

The floor is a bare page of the same Next.js, built and weighed in the same run. Needs \`npm run build\` first.`;

const KB = 1024;

/** Bytes of JavaScript over the floor, gzip level 9. A form may cost 12 KB more than the home page, FEaaS 32 KB. */
const PAGES = [
  { path: '/', budget: 16 * KB },
  { path: '/contact', budget: (16 + 12) * KB },
  { path: '/components-from-outside', budget: (16 + 32) * KB },
];

/** Of the home page: bytes of CSS, gzip level 9, and how much of its HTML may be data for the browser. */
const BUDGETS = { css: 15 * KB, pageDataShare: 0.45 };

type Weight = { javascript: number; css: number; html: number; pageData: number };

/** Loads a page in a real browser and weighs every script and style sheet that it asked for. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const bodies = { script: new Map<string, Buffer>(), stylesheet: new Map<string, Buffer>() };
  const loading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    loading.push(response.body().then((body) => bodies[type].set(response.url(), body)));
  });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(loading);

  const html = (await document?.text()) ?? '';
  const pageData = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return {
    javascript: gzipTotal(bodies.script),
    css: gzipTotal(bodies.stylesheet),
    html: Buffer.byteLength(html),
    pageData: Buffer.byteLength(pageData),
  };
}

function gzipTotal(bodies: Map<string, Buffer>): number {
  return [...bodies.values()].reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
}

async function startFloor(): Promise<RunningServer> {
  const next = 'node_modules/next/dist/bin/next';
  const build = spawnSync(process.execPath, [next, 'build', 'bench/floor'], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The floor does not build:\n${build.stdout}${build.stderr}`);
  const port = await findFreePort();
  return startServer([next, 'start', 'bench/floor', '--port', String(port)], port, {}, '/');
}

type Measured = { floor: Weight; pages: { path: string; budget: number; weight: Weight }[] };

async function measure(): Promise<Measured> {
  console.log('Building the floor and weighing the pages …');
  const servers: RunningServer[] = [];
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const floor = await startFloor();
    servers.push(floor);
    const cms = await startCms();
    servers.push(cms);
    const site = await startSite(byContextId(cms.url));
    servers.push(site);
    const pages: Measured['pages'] = [];
    for (const page of PAGES) {
      pages.push({ ...page, weight: await weigh(await browser.newPage(), site.url + page.path) });
    }
    return { floor: await weigh(await browser.newPage(), floor.url), pages };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function toHomeRows({ css, pageData, html }: Weight) {
  return [
    ['CSS, /', css, BUDGETS.css],
    ['page data in the HTML, %, /', Math.round((1000 * pageData) / html) / 10, BUDGETS.pageDataShare * 100],
  ] as const;
}

async function run(): Promise<void> {
  const { floor, pages } = await measure();
  const rows = pages.flatMap(({ path, budget, weight }) => [
    [`JavaScript over the floor, ${path}`, weight.javascript - floor.javascript, budget] as const,
    ...(path === '/' ? toHomeRows(weight) : []),
  ]);

  console.log(`floor: JavaScript ${floor.javascript} B gzip`);
  for (const [what, figure, budget] of rows) {
    const isOver = figure > budget;
    console.log(`  ${isOver ? 'OVER' : 'ok  '}  ${what}: ${figure} of ${budget}`);
    if (isOver) process.exitCode = 1;
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
