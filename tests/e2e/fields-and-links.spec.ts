import { expect } from '@playwright/test';
import { listenForComplaints } from '../support/browser/page-health.ts';
import { visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

for (const javaScriptEnabled of [false, true]) {
  test(`shows dates, numbers, checkboxes, items and files ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const complaints = listenForComplaints(page);

    // Waits until the form on the page is loaded, because leaving the page would abort its request.
    if (javaScriptEnabled) await visit(page, `${site.url}/da/news`);
    else await page.goto(`${site.url}/da/news`);
    const events = page.locator('.event-list li');
    await expect(events.first()).toContainText('6. marts 2027');
    await expect(events.first()).toContainText('Alle pladser er optaget');
    await expect(events.nth(1)).toContainText('Pladser: 1.200');
    await expect(events.nth(1).getByRole('link')).toHaveAttribute('href', '/da/projects/norre-lyng');
    await expect(events.nth(2)).not.toContainText('Pladser');

    await page.goto(`${site.url}/about`);
    const file = page.getByRole('link', { name: 'Statutes (PDF)' });
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');

    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a URL fragment scrolls to a heading in rich text', async ({ page, site }) => {
  await page.goto(`${site.url}/about#what-we-stand-by`);
  await expect(page.getByRole('heading', { name: 'What we stand by' })).toBeInViewport();
});

test('a link to a section of the same page scrolls to it, moves the focus and loads nothing', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/membership`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/_next/data/')) requests.push(request.url());
  });

  await page.getByRole('link', { name: 'Read about the risk', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'The honest part' })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#risk');
  expect(requests).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByText('The figures as a table').first()).toBeFocused();
});

test('server and browser render the same image sizes, which follow the column width', async ({
  page,
  site,
}) => {
  const readSizes = () => page.locator('main img').first().getAttribute('sizes');
  await visit(page, `${site.url}/contact`);
  const onServer = await readSizes();
  await visit(page, `${site.url}/news`);
  await page.locator('a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await expect.poll(readSizes).toBe(onServer);
  expect(onServer).toBe('(min-width: 78rem) 46rem, (min-width: 62rem) 59vw, 100vw');
});
