import { expect, type Page, type Request, type Response } from '@playwright/test';

/** A page has loaded everything when it has sent no request for this time. */
const QUIET_MS = 100;

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Notes which requests of a page are under way, from now on. */
export function trackRequests(page: Page): Set<Request> {
  const known = pendingRequests.get(page);
  if (known) return known;
  const pending = new Set<Request>();
  // Beacons are left out, because the browser does not report when they end.
  page.on('request', (request) => request.resourceType() !== 'ping' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  pendingRequests.set(page, pending);
  return pending;
}

/** Opens a page of the site and waits until it is hydrated and has loaded everything. */
export async function visit(page: Page, url: string): Promise<Response> {
  trackRequests(page);
  const response = await page.goto(url);
  if (!response) throw new Error(`There was no response for ${url}.`);
  await settle(page);
  return response;
}

/**
 * Waits until the browser is idle, but at most a second, because a page in the background can get no idle
 * time.
 */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));

/** Scrolls to every island, because islands below the visible part of the page hydrate when they come near. */
export async function seeWholePage(page: Page): Promise<void> {
  for (const place of await page.locator('[data-island]').all()) {
    await place.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await settle(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens a page, lets every island hydrate, and puts the focus at the start of the content. */
export async function visitContent(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await seeWholePage(page);
  await page.getByRole('main').focus();
}

/** Waits until React has hydrated the page. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);

/** Waits until React has hydrated the page, the browser is idle and no request is under way. */
export async function settle(page: Page): Promise<void> {
  const pending = trackRequests(page);
  await waitUntilHydrated(page);
  await expect
    .poll(async () => {
      await page.evaluate(waitUntilIdle);
      if (pending.size === 0) await page.waitForTimeout(QUIET_MS);
      return [...pending].map((request) => request.url());
    })
    .toEqual([]);
}
