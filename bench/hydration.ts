import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findSystemChromium } from '../tests/support/browser/chromium.ts';
import { type RunningServer, startCms } from '../tests/support/servers/start-servers.ts';
import { measureInTurn, printComparison, runWithBefore, startTwoBuilds } from './two-builds.ts';

const HELP = `Compares two builds in a phone's browser. With a CPU that is six times slower: the time from the first paint until
the menu answers a click, the sum of long tasks, and Next's own measure of hydration. With the CPU as it is: the CPU
time of the main thread until the page is idle, which other programs on the machine hardly change.

  npm run bench:hydration -- --before <folder>

<folder> is a work tree of an earlier commit. Needs \`npm run build\` in both folders. Takes about five minutes.`;

const PAGES = ['/', '/news/school-roof'];
const ROUNDS = 9;
const CPU_SLOWDOWN = 6;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const CLICK_EVERY_MS = 20;
const MENU_DEADLINE_MS = 20_000;
/** A loaded page gets at most this time to become idle, and then this time to finish its work. */
const IDLE_MS = 1_000;

type Phone = { page: Page; session: CDPSession };

/** Opens a browser with an empty cache, and closes it after the measurement. */
async function withPhone<Value>(
  browser: Browser,
  site: RunningServer,
  measure: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // Starts the process that will show the page, so that it is not a part of what is measured.
  await page.goto(`${site.url}/api/healthz`);
  const value = await measure({ page, session: await context.newCDPSession(page) });
  await context.close();
  return value;
}

/** Runs in the page. It knows both kinds of menu: a button with its list, and `<details>`. */
function readMenu() {
  const button = document.querySelector('nav button[aria-expanded], nav summary');
  const list = button?.closest('nav')?.querySelector('ul');
  const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  return {
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    now: performance.now(),
    x: x + width / 2,
    y: y + height / 2,
    isOpen: list?.checkVisibility() ?? false,
  };
}

/** Clicks the menu button from the first paint on, and returns the time until the menu is open. */
async function openMenu(page: Page): Promise<number> {
  const deadline = performance.now() + MENU_DEADLINE_MS;
  let clicks = 0;
  while (performance.now() < deadline) {
    const { paintedAt, now, x, y, isOpen } = await page.evaluate(readMenu);
    if (isOpen && clicks === 0) throw new Error(`The menu of ${page.url()} is open before any click.`);
    if (isOpen && paintedAt !== undefined) return now - paintedAt;
    if (paintedAt !== undefined) {
      // Ends when the page has handled the click, so that a second one cannot close the menu unseen.
      await page.mouse.click(x, y);
      clicks += 1;
    }
    await sleep(CLICK_EVERY_MS);
  }
  throw new Error(`The menu of ${page.url()} did not open after ${clicks} clicks.`);
}

/** Runs in the page. The browser reports past long tasks only to an observer, and nothing if there are none. */
const readTimings = () =>
  new Promise<{ longTasks: number; hydration: number }>((resolve) => {
    let longTasks = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const { duration } of list.getEntries()) longTasks += duration;
    };
    new PerformanceObserver(add).observe({ type: 'longtask', buffered: true });
    const hydration = performance.getEntriesByName('Next.js-hydration')[0]?.duration ?? 0;
    setTimeout(() => resolve({ longTasks, hydration }), 200);
  });

const measureWaits =
  (path: string) =>
  async ({ page, session }: Phone) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(path, { waitUntil: 'commit' });
    const menu = await openMenu(page);
    await waitUntilIdle(page);
    return { menu, ...(await page.evaluate(readTimings)) };
  };

const measureWork =
  (path: string) =>
  async ({ page, session }: Phone) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const start = await readCpuTimes(session);
    await page.goto(path);
    await waitUntilIdle(page);
    const end = await readCpuTimes(session);
    return { tasks: end.tasks - start.tasks, scripts: end.scripts - start.scripts };
  };

async function readCpuTimes(session: CDPSession): Promise<{ tasks: number; scripts: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const toMs = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { tasks: toMs('TaskDuration'), scripts: toMs('ScriptDuration') };
}

/** Has a time limit, because a slowed browser sometimes never reports that it is idle. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_MS,
  );
  await sleep(IDLE_MS);
}

async function run(before: string): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const cms = await startCms();
  servers.defer(cms.stop);
  const sites = await startTwoBuilds(servers, before, cms.url, { PAGE_REVALIDATE_SECONDS: '3600' });
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  servers.defer(() => browser.close());
  for (const path of PAGES) {
    console.log(`${path}, median of ${ROUNDS} loads, CPU ${CPU_SLOWDOWN} times slower:`);
    const waits = await measureInTurn(sites, ROUNDS, (site) =>
      withPhone(browser, site, measureWaits(site.url + path)),
    );
    printComparison('first paint until the menu answers, ms', waits, ({ menu }) => menu);
    printComparison('tasks of more than 50 ms in sum, ms', waits, ({ longTasks }) => longTasks);
    printComparison("Next's own measure of hydration, ms", waits, ({ hydration }) => hydration);
    const work = await measureInTurn(sites, ROUNDS, (site) =>
      withPhone(browser, site, measureWork(site.url + path)),
    );
    console.log(`${path}, median of ${ROUNDS} loads, CPU as it is:`);
    printComparison('CPU time of the main thread until idle, ms', work, ({ tasks }) => tasks);
    printComparison('of which scripts, ms', work, ({ scripts }) => scripts);
  }
}

await runWithBefore(HELP, run);
