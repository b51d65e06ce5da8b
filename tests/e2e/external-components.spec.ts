import { expect, type Page } from '@playwright/test';
import { listenForComplaints, withoutAborted } from '../support/browser/page-health.ts';
import { openInState } from '../support/browser/page-states.ts';
import { loadScripts } from '../support/browser/scripts.ts';
import { seeWholePage, settle, visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

const PATH = '/components-from-outside';

const noteOf = (page: Page) => page.getByText('after their own use');

for (const { prefix, title, plant, amount } of [
  { prefix: '', title: 'Where the power comes from', plant: 'Havnsø Wind', amount: 'DKK 650' },
  { prefix: '/da', title: 'Her kommer strømmen fra', plant: 'Havnsø Vind', amount: 'kr. 650' },
]) {
  test(`without JavaScript ${prefix}${PATH} shows its external components with their data`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url + prefix + PATH);
    const feaas = page.locator('feaas-component');
    await expect(feaas.getByRole('heading', { name: title })).toBeVisible();
    await expect(feaas.getByRole('row')).toHaveCount(4);
    await expect(feaas.getByRole('link', { name: plant })).toHaveAttribute(
      'href',
      `${prefix}/projects/havnso-wind`,
    );
    await expect(page.getByRole('main').getByRole('status')).toHaveText(amount);
    await expect(page.getByText('Loading component...')).toBeVisible();
    await page.close();
  });
}

test('with JavaScript the components work without console messages or requests to another host', async ({
  browser,
  cms,
  site,
}) => {
  const page = await browser.newPage();
  const complaints = listenForComplaints(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await visit(page, site.url + PATH);

  await expect(noteOf(page)).toBeHidden();
  await page.getByText('How we count').click();
  await expect(noteOf(page)).toBeVisible();

  await page.getByRole('slider', { name: 'Shares: 5' }).press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Shares: 6' })).toHaveValue('6');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('DKK 780');

  await expect(page.getByText('8.4 m/s').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show in km/h' }).click();
  await expect(page.getByText('30 km/h').first()).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(page.getByRole('button', { name: 'Show in m/s' })).toBeVisible();

  expect([...hosts].sort()).toEqual([new URL(cms.url).origin, new URL(site.url).origin].sort());
  expect(complaints).toEqual([]);
  await page.close();
});

test("a script on the page can give Sitecore's element new data", async ({ browser, site }) => {
  const page = await browser.newPage();
  await visit(page, site.url + PATH);
  await page.evaluate(() => {
    document
      .querySelector('feaas-component')
      ?.setAttribute('data', JSON.stringify({ mix: { plants: [{ name: 'Only one', share: '100 %' }] } }));
  });
  await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(1);
  await expect(page.locator('feaas-component')).toContainText('Only one');
  await page.close();
});

test('the components are complete after client-side navigation to their page', async ({ browser, site }) => {
  const page = await browser.newPage();
  await visit(page, site.url);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'outside';
    document.querySelector('main')?.prepend(link);
  }, PATH);
  await page.getByRole('link', { name: 'outside' }).click();
  await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(4);
  await expect(page.getByText('m/s').first()).toBeVisible();
  expect(errors).toEqual([]);
  await page.close();
});

test('the components cause no hydration error when their page is shown again', async ({ page, site }) => {
  const complaints = listenForComplaints(page);
  await visit(page, site.url + PATH);
  await seeWholePage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/news`);
  await page.goBack();
  await expect(page).toHaveURL(site.url + PATH);
  await seeWholePage(page);
  await expect(page.getByText('m/s').first()).toBeVisible();
  // A navigation aborts the request that the pointer has begun.
  expect(withoutAborted(complaints)).toEqual([]);
});

test('a page downloads the external components that it shows and no others', async ({
  page,
  site,
  failingSite,
}) => {
  expect((await loadScripts(page, site.url + PATH)).code).toContain('wind-unit');
  const { code } = await loadScripts(page, `${failingSite.url}/what-can-go-wrong`);
  expect(code).toContain('WindGauge');
  expect(code).not.toContain('wind-unit');
});

for (const state of ['preview', 'edit'] as const) {
  test(`in the state ${state} the staged revision is shown, and the components work`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage();
    const complaints = listenForComplaints(page);
    await openInState(page, site, PATH, state);
    await expect(page.getByText('Staged: this is how the component will look.')).toBeVisible();
    await expect(page.locator('feaas-component').getByRole('row')).toHaveCount(4);
    await page.getByRole('slider', { name: 'Shares: 5' }).press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'DKK' })).toHaveText('DKK 780');
    await expect(page.getByText('8.4 m/s').first()).toBeVisible();
    expect(complaints).toEqual([]);
    await page.close();
  });
}
