import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../support/browser/page-health.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { setFaults } from '../support/clients/faults.ts';
import { test } from '../support/playwright/site-test.ts';
import { startPublishingSite } from '../support/servers/publishing-site.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

const search = async (url: string, query: string): Promise<string[]> => {
  const response = await fetch(`${url}/api/search?${query}`);
  if (!response.ok) return [String(response.status)];
  const { results }: { results: { href: string }[] } = await response.json();
  return results.map(({ href }) => href);
};

const findBox = (page: Page) => page.getByRole('main').locator('input[name=q]');

// The page's consent has a status too.
const findStatus = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page leads to the page of results', async ({ page, site }) => {
    await page.goto(`${site.url}/no-such-page`);
    await findBox(page).fill('membership');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${site.url}/search?q=membership`);
    await expect(page).toHaveTitle(/^membership – /);
    await expect(findBox(page)).toHaveValue('membership');
    await expect(findStatus(page)).toContainText(/Results: \d/);
    await expect(page.locator('.search-results mark').first()).toHaveText(/membership/i);
    await page.locator('.search-results a').first().click();
    await expect(page).toHaveURL(`${site.url}/membership`);
  });

  test('nothing of a hostile query becomes markup', async ({ page, site }) => {
    const query = '"><img src=x onerror=alert(1)>zzzzqqq';
    const response = await page.goto(`${site.url}/search?q=${encodeURIComponent(query)}`);
    expect(response?.status()).toBe(200);
    await expect(findBox(page)).toHaveValue(query);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });

  test('the page says that nothing was found', async ({ page, site }) => {
    await page.goto(`${site.url}/da/search?q=zzzzqqq`);
    await expect(findStatus(page)).toContainText('“zzzzqqq”');
    await expect(page.locator('.search-results')).toHaveCount(0);
  });
});

test('suggests pages while the visitor types, and the keyboard chooses one', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });
  await visit(page, `${site.url}/no-such-page`);
  await expect(page.getByRole('combobox')).toHaveCount(0); // its code is not loaded yet

  const box = findBox(page);
  await box.pressSequentially('member');
  const options = page.getByRole('listbox', { name: 'Suggested pages' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(asked.length).toBeLessThan(6);
  expect(await findBarriers(page)).toEqual([]);

  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await box.pressSequentially('s');
  await expect(options.first()).toHaveText(/member/i);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/membership$/);
});

test('Enter shows the results, and a link leads to one without a new document', async ({ page, site }) => {
  await visit(page, `${site.url}/search`);
  await expect(findStatus(page)).toHaveCount(0);
  await findBox(page).fill('turbine');
  await findBox(page).press('Enter');
  await expect(page).toHaveURL(`${site.url}/search?q=turbine`);
  await settle(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('.search-results a').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/search?q=turbine`);
  await expect(findStatus(page)).toContainText('Results:');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Danish words are found in each spelling, in the language of the page', async ({ page, site }) => {
  for (const query of ['havnsø', 'HAVNSØ', 'havnsoe', 'havnso']) {
    const [first] = await search(site.url, new URLSearchParams({ q: query, language: 'da' }).toString());
    expect([query, first]).toEqual([query, expect.stringMatching(/^\/da\/projects\/havns/)]);
  }
  await page.goto(`${site.url}/da/search?q=havnsoe`);
  await expect(page.locator('.search-results mark').first()).toHaveText(/Havnsø/);
});

test('pages outside the menu are not found, and no page twice', async ({ site }) => {
  const pages = await search(site.url, 'q=e&limit=50');
  expect(pages).toContain('/about');
  expect(pages).not.toContain('/search');
  expect(pages).not.toContain('/privacy');
  expect(new Set(pages).size).toBe(pages.length);
});

test('the API refuses what it does not know', async ({ site }) => {
  expect(await search(site.url, 'q=a&language=xx')).toEqual(['400']);
  expect(await search(site.url, 'q=a&limit=1000')).toEqual(['400']);
  expect(await search(site.url, '')).toEqual([]);
});

test('a published page is found, and the last index is used while the CMS is down', async () => {
  const running = await startPublishingSite();
  try {
    const { url } = running.site;
    expect(await search(url, 'q=zeppelin')).toEqual([]);
    await running.write('solvind/pages/airships/en.yml', 'template: Page\nfields: { Title: Our zeppelin }\n');
    await expect.poll(() => search(url, 'q=zeppelin')).toEqual(['/airships']);
    expect((await fetch(`${url}/search?q=zeppelin`)).status).toBe(200);

    await setFaults(running.cms.url, [{ match: '.*', answer: '500' }]);
    expect(await search(url, 'q=zeppelin')).toEqual(['/airships']);
    const page = await fetch(`${url}/search?q=zeppelin`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/airships')]);
  } finally {
    await running.stop();
  }
});

test('if the CMS has failed since the start, the page and the API say that there is no search', async () => {
  const cms = await startCms();
  const site = await startSite(byContextId(cms.url));
  try {
    await setFaults(cms.url, [{ match: 'SearchablePagesQuery', answer: '500' }]);
    expect(await search(site.url, 'q=wind')).toEqual(['503']);
    const page = await fetch(`${site.url}/search?q=wind`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await page.text()).toContain('The search is not available at the moment');
  } finally {
    await Promise.all([site.stop(), cms.stop()]);
  }
});
