import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
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

/** Runs in the page. It knows both kinds of menu button: one with `aria-expanded`, and the `<summary>` of `<details>`. */
function findMenuButton() {
  const button = document.querySelector('nav button[aria-expanded], nav summary');
  const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page before its own scripts. Keeps the time at which the menu was open for the first time. */
function watchMenu() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('nav button[aria-expanded="true"], nav details[open]')) return;
    performance.mark('menu-open');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. A menu that was open before the first paint took no time. */
function readMenuTime(): number | null {
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const openedAt = performance.getEntriesByName('menu-open')[0]?.startTime;
  return paintedAt === undefined || openedAt === undefined ? null : Math.max(0, openedAt - paintedAt);
}

/** Clicks where the menu button will be, from the beginning on. Returns the time from the first paint until it is open. */
async function openMenu({ page, session }: Phone, { x, y }: { x: number; y: number }): Promise<number> {
  const deadline = performance.now() + MENU_DEADLINE_MS;
  while (performance.now() < deadline) {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
    await sleep(CLICK_EVERY_MS);
    const time = await page.evaluate(readMenuTime);
    if (time !== null) return time;
  }
  throw new Error(`The menu of ${page.url()} did not open.`);
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
  async (phone: Phone): Promise<{ menu: number; longTasks: number; hydration: number }> => {
    const { page, session } = phone;
    await page.goto(path);
    const button = await page.evaluate(findMenuButton);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchMenu);
    await page.goto(path, { waitUntil: 'commit' });
    const menu = await openMenu(phone, button);
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
  const browser = await launchBrowser();
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
