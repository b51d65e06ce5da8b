import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
import { printResult } from './print-result.ts';
import { startComparedSite, startSiteWithCms } from './servers.ts';

const HELP = `Measures how many bytes a visitor downloads for the home page, an article, a page with a form, and a page
with external and FEaaS components, and for the consent banner. Fails when a budget is exceeded.

  npm run bytes

The floor is a page of Next.js and React alone, built and measured in the same run. Needs \`npm run build\` first.`;

const KB = 1024;

/** `budget` is the maximum number of bytes of JavaScript (gzip level 9) that a page loads in addition to the floor. */
const PAGES = [
  { path: '/', budget: 8.2 * KB },
  { path: '/news/school-roof', budget: 8.2 * KB },
  { path: '/contact', budget: 13.2 * KB },
  { path: '/components-from-outside', budget: 41 * KB },
];

/** The same for what a new visitor's first page loads to ask for consent, in addition to that page. */
const BANNER_BUDGET = 4.3 * KB;

/** Maximums for the home page: bytes of CSS after gzip (level 9), style sheets, and the share of page data in the HTML. */
const BUDGETS = { css: 14 * KB, styleSheets: 3, pageDataShare: 0.12 };

type Weight = { javascript: number; css: number; styleSheets: number; html: number; pageData: number };

async function weigh(page: Page, url: string): Promise<Weight> {
  const bodies = { script: new Map<string, Buffer>(), stylesheet: new Map<string, Buffer>() };
  const loading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    // The scripts of a form come with its markup.
    if (response.url().startsWith('blob:')) return;
    loading.push(response.body().then((body) => bodies[type].set(response.url(), body)));
  });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(loading);

  const html = (await document?.text()) ?? '';
  const pageData = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return {
    javascript: gzipTotal(bodies.script),
    css: gzipTotal(bodies.stylesheet),
    styleSheets: bodies.stylesheet.size,
    html: Buffer.byteLength(html),
    pageData: Buffer.byteLength(pageData),
  };
}

function gzipTotal(bodies: Map<string, Buffer>): number {
  return [...bodies.values()].reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
}

type Measured = {
  floor: Weight;
  pages: { path: string; budget: number; weight: Weight }[];
  homeWithBanner: Weight;
};

async function measure(): Promise<Measured> {
  console.log('Building the floor and measuring the pages …');
  await using servers = new AsyncDisposableStack();
  const browser = await launchBrowser();
  servers.defer(() => browser.close());
  const floor = await startComparedSite(servers, 'bench/floor');
  // The banner is measured apart, because it is on every page.
  const { site } = await startSiteWithCms(servers, { CONSENT_MANAGER: 'never' });
  const withBanner = await startSiteWithCms(servers);
  const pages: Measured['pages'] = [];
  for (const page of PAGES) {
    pages.push({ ...page, weight: await weigh(await browser.newPage(), site.url + page.path) });
  }
  return {
    floor: await weigh(await browser.newPage(), floor.url),
    pages,
    homeWithBanner: await weigh(await browser.newPage(), withBanner.site.url),
  };
}

function toHomeRows({ css, styleSheets, pageData, html }: Weight) {
  return [
    ['CSS, /', css, BUDGETS.css],
    ['style sheets, /', styleSheets, BUDGETS.styleSheets],
    ['page data in the HTML, %, /', Math.round((1000 * pageData) / html) / 10, BUDGETS.pageDataShare * 100],
  ] as const;
}

async function run(): Promise<void> {
  const { floor, pages, homeWithBanner } = await measure();
  const home = pages.find(({ path }) => path === '/')?.weight.javascript ?? 0;
  const pageRows = pages.flatMap(({ path, budget, weight }) => [
    [`JavaScript over the floor, ${path}`, weight.javascript - floor.javascript, budget] as const,
    ...(path === '/' ? toHomeRows(weight) : []),
  ]);
  const bannerRow = [
    'JavaScript of the consent banner',
    homeWithBanner.javascript - home,
    BANNER_BUDGET,
  ] as const;
  const rows = [...pageRows, bannerRow];

  console.log(`floor: JavaScript ${floor.javascript} B gzip`);
  for (const [what, figure, budget] of rows) {
    printResult(`${what}: ${figure} of ${budget}`, figure > budget, 'OVER');
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
