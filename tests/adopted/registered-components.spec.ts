import { expect } from '@playwright/test';
import { listenForComplaints } from '../support/browser/page-health.ts';
import { openInState } from '../support/browser/page-states.ts';
import { loadScripts } from '../support/browser/scripts.ts';
import { seeWholePage, visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

// The page under test has components that register themselves with Sitecore's packages (docs/decisions/010).
const PATH = '/registered-components';

test('without JavaScript, a registered component and a template of the rendering itself are shown', async ({
  browser,
  failingSite,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(failingSite.url + PATH);
  await expect(page.getByText('Wind blows.')).toBeVisible();
  await expect(page.locator('feaas-component')).toHaveText('A template of the rendering itself.');
  await page.close();
});

test('registered components hydrate, and the form of Sitecore’s package is loaded once', async ({
  browser,
  failingSite,
}) => {
  const page = await browser.newPage();
  const complaints = listenForComplaints(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, failingSite.url + PATH);
  await seeWholePage(page);
  await page.getByRole('button', { name: 'Another fact' }).click();
  await expect(page.getByText('The sun shines.')).toBeVisible();
  const form = page.locator('byoc-sitecore-form');
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('feaas-component')).toHaveText('A template of the rendering itself.');

  const formUrl = `${failingSite.cmsUrl}/v1/forms/publisher/contact?sitecoreContextId=test`;
  expect(requested.filter((url) => url.includes('/v1/forms/'))).toEqual([formUrl]);
  const hosts = new Set(requested.map((url) => new URL(url).origin));
  expect([...hosts].sort()).toEqual([failingSite.cmsUrl, failingSite.url].sort());
  expect(complaints).toEqual([]);
  await page.close();
});

test('only a page that shows a registered component downloads its module', async ({ page, failingSite }) => {
  const words = ['Facts, one at a time', 'Sitecore Form requires form-id'];
  const { code } = await loadScripts(page, failingSite.url + PATH);
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
  for (const path of ['/', '/contact', '/components-from-outside']) {
    const other = await loadScripts(page, failingSite.url + path);
    expect(words.filter((word) => other.code.includes(word))).toEqual([]);
  }
});

for (const state of ['preview', 'edit'] as const) {
  test(`in the state ${state} registered components work`, async ({ browser, failingSite }) => {
    const page = await browser.newPage();
    await openInState(page, failingSite, PATH, state);
    await page.getByRole('button', { name: 'Another fact' }).click();
    await expect(page.getByText('The sun shines.')).toBeVisible();
    await expect(page.locator('byoc-sitecore-form').getByRole('textbox').first()).toBeVisible();
    await page.close();
  });
}

test('a request for data that fails is logged with its page and component', async ({ failingSite }) => {
  expect((await fetch(failingSite.url + PATH)).status).toBe(200);
  const lines = failingSite.output().split('\n');
  const failures = lines.filter((line) => line.includes('A component lacks a part of its data'));
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toContain('"componentName":"FEaaSWrapper"');
});
