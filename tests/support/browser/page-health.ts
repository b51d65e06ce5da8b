import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Collects every console message, script error, failed request and error status of a page. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Leaves out complaints about requests that the browser aborted because the next page was opened. */
export function withoutAborted(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.endsWith('net::ERR_ABORTED'));
}

/**
 * Returns the layout shift so far. As in Core Web Vitals, shifts after the visitor's own input do not count.
 */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              total += Number(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(total), 100));
      }),
  );
}

/** Returns the violations of WCAG 2.2 AA and of best practices that axe finds, each with its markup. */
export async function findBarriers(page: Page, excluded: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without iframes there is nothing to merge, so legacy mode saves the extra page that axe opens for
    // merging.
    .setLegacyMode((await page.locator('iframe').count()) === 0)
    .exclude([...excluded])
    // Without this, axe describes every node of every rule that the page keeps.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns the width of the page's content in CSS pixels. */
export const measureWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Collects the URL of every request to another machine. */
export function listenForOutsideRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      urls.push(request.url());
  });
  return urls;
}
