import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import { listenForComplaints } from '../support/page-health.ts';
import { openInState } from '../support/page-states.ts';
import { test } from '../support/running-site.ts';
import { byContextId, startCms, startSite } from '../support/servers.ts';

const PATH = '/components-from-outside';

/** Every script that a page loads. */
async function loadScripts(browser: Browser, url: string): Promise<Buffer[]> {
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return Promise.all(bodies);
}

/** Bytes of the scripts of a page, gzip level 9. */
async function weighScripts(browser: Browser, url: string): Promise<number> {
  const scripts = await loadScripts(browser, url);
  return scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

const noteOf = (page: Page) => page.getByText('after their own use');

for (const { prefix, title, plant, amount } of [
  { prefix: '', title: 'Where the power comes from', plant: 'Havnsø Wind', amount: 'DKK 650' },
  { prefix: '/da', title: 'Her kommer strømmen fra', plant: 'Havnsø Vind', amount: 'kr. 650' },
]) {
  test(`without scripts the page has its components from outside with their data: ${prefix}${PATH}`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url + prefix + PATH);
    const feaas = page.locator('feaas-component');
    await expect(feaas.getByRole('heading', { name: title })).toBeVisible();
    await expect(feaas.getByRole('row')).toHaveCount(3);
    await expect(feaas.getByRole('link', { name: plant })).toHaveAttribute(
      'href',
      `${prefix}/projects/havnso-wind`,
    );
    await expect(page.getByRole('status')).toHaveText(amount);
    await expect(page.getByText('Loading component...')).toBeVisible();
    await page.close();
  });
}

test('with scripts they work, without a complaint and without a request to any other host', async ({
  browser,
  cms,
  site,
}) => {
  const page = await browser.newPage();
  const complaints = listenForComplaints(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(site.url + PATH, { waitUntil: 'networkidle' });

  await expect(noteOf(page)).toBeHidden();
  await page.getByText('How we count').click();
  await expect(noteOf(page)).toBeVisible();

  await page.getByRole('slider', { name: 'Shares: 5' }).press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Shares: 6' })).toHaveValue('6');
  await expect(page.getByRole('status')).toHaveText('DKK 780');

  await expect(page.getByText('8.4 m/s').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show in km/h' }).click();
  await expect(page.getByText('30 km/h').first()).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Show in m/s' })).toBeVisible();

  expect([...hosts].sort()).toEqual([new URL(cms.url).origin, new URL(site.url).origin].sort());
  expect(complaints).toEqual([]);
  await page.close();
});

test("a script of the page gives Sitecore's element new data", async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(site.url + PATH, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document
      .querySelector('feaas-component')
      ?.setAttribute('data', JSON.stringify({ mix: { plants: [{ name: 'Only one', share: '100 %' }] } }));
  });
  await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(1);
  await expect(page.locator('feaas-component')).toContainText('Only one');
  await page.close();
});

test('come as a whole when a visitor goes to their page', async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'outside';
    document.querySelector('main')?.prepend(link);
  }, PATH);
  await page.getByRole('link', { name: 'outside' }).click();
  await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(3);
  await expect(page.getByText('m/s').first()).toBeVisible();
  expect(errors).toEqual([]);
  await page.close();
});

test('their page weighs at most 32 KB of scripts more than the home page', async ({ browser, site }) => {
  const home = await weighScripts(browser, site.url);
  const outside = await weighScripts(browser, site.url + PATH);
  console.log(`scripts: home ${home} B, page with components from outside ${outside} B (gzip)`);
  expect(outside - home).toBeLessThanOrEqual(32 * 1024);
});

test('a page downloads the external components that it shows and no other', async ({ browser, site }) => {
  const hasGauge = (scripts: Buffer[]) => scripts.some((script) => script.includes('wind-unit'));
  expect(hasGauge(await loadScripts(browser, site.url + PATH))).toBe(true);

  const cms = await startCms({ args: ['--overlay', 'tests/content'] });
  const other = await startSite(byContextId(cms.url));
  const scripts = await loadScripts(browser, `${other.url}/what-can-go-wrong`);
  await Promise.all([other.stop(), cms.stop()]);
  expect(scripts.some((script) => script.includes('WindGauge'))).toBe(true);
  expect(hasGauge(scripts)).toBe(false);
});

for (const state of ['preview', 'edit'] as const) {
  test(`in ${state} state the staged revision is shown, and the components work`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage();
    const complaints = listenForComplaints(page);
    await openInState(page, site, PATH, state);
    await expect(page.getByText('Staged: this is how the component will look.')).toBeVisible();
    await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(3);
    await page.getByRole('slider', { name: 'Shares: 5' }).press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'DKK' })).toHaveText('DKK 780');
    await expect(page.getByText('8.4 m/s').first()).toBeVisible();
    expect(complaints).toEqual([]);
    await page.close();
  });
}
