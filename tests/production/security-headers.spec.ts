import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fetchChoices } from '../support/browser/editor.ts';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import { fetchHtmlInState, openInState, PAGE_STATES, toRenderUrl } from '../support/browser/page-states.ts';
import { seeWholePage, settle, visit } from '../support/browser/visit.ts';
import { findScript } from '../support/clients/build-assets.ts';
import { fetchSamplePaths } from '../support/clients/sample-pages.ts';
import { test } from '../support/playwright/site-test.ts';
import {
  byContextId,
  EDITING_SECRET,
  type RunningSite,
  startSite,
} from '../support/servers/start-servers.ts';

const EVERYWHERE = {
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'content-security-policy': /frame-ancestors /,
};

/** Collects what the Content-Security-Policy blocks or reports, on every page of the context. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('addViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const add: unknown = Reflect.get(window, 'addViolation');
      if (typeof add === 'function') add(`${location.href}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** A consent to everything, as the banner saves it. */
const agreeToAll = (site: RunningSite) => ({
  name: 'consent',
  value: `1.${Math.floor(Date.now() / 1000)}.analytics=1&media=1&marketing=1`,
  url: site.url,
});

test('every kind of response has the security headers', async ({ site }) => {
  const buildId = (await readFile('.next/BUILD_ID', 'utf8')).trim();
  const html = await fetchHtmlInState(site, '/', 'visitor');
  const script = findScript(html);
  const kinds = [
    '/',
    '/da/about',
    '/no-such-page',
    '/about/',
    '/en',
    `/_next/data/${buildId}/about.json`,
    '/_site_solvind/en/about',
    `${script}`,
    '/icon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/api/healthz',
    '/api/no-such-route',
    '/%E0%A4%A',
    '/_next/static/no-such.js',
    '/api/editing/config',
    '/api/csp-report',
    new URL(await toRenderUrl(site, '/about', { mode: 'edit' })).pathname,
  ];
  for (const kind of kinds) {
    const { headers } = await fetch(site.url + kind, { redirect: 'manual' });
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect(headers.get(name), `${kind} ${name}`).toMatch(value);
  }
});

test('a redirect is kept for a minute at most', async ({ site }) => {
  for (const path of ['/about/', '/en/about']) {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect([status, headers.get('cache-control')]).toEqual([308, 'public, max-age=60']);
  }
});

for (const state of PAGE_STATES) {
  test(`no sample page violates its policy in the state ${state}`, async ({ browser, cms, site }) => {
    const context = await browser.newContext();
    await recordOutsideRequests(context);
    const violations = await collectViolations(context);
    // With consent, pages also show embeds and load statistics.
    await context.addCookies([agreeToAll(site)]);
    const paths = await fetchSamplePaths(cms.url);
    // The languages differ only in what visitors see.
    for (const path of paths.filter((path) => state === 'visitor' || !path.startsWith('/da'))) {
      const page = await context.newPage();
      await openInState(page, site, path, state);
      if (state === 'visitor') await seeWholePage(page);
      await settle(page);
      await page.close();
    }
    expect(violations).toEqual([]);
    await context.close();
  });
}

/** Returns the URL with which Sitecore's component builder opens a component. */
function toFeaasUrl(site: RunningSite): string {
  const feaasSrc = `${site.cmsUrl}/components/solvind/power-mix/responsive/staged`;
  const query = new URLSearchParams({ secret: EDITING_SECRET, feaasSrc });
  return `${site.url}/api/editing/feaas/render?${query}`;
}

test('error pages, another site, the design library and a FEaaS component do not violate their policies', async ({
  browser,
  cms,
  failingSite,
}) => {
  const other = await startSite({
    ...byContextId(cms.url),
    SITECORE_SITE_NAME: 'havn',
    ALLOW_SITE_CHOICE: 'true',
  });
  const context = await browser.newContext();
  await recordOutsideRequests(context);
  const violations = await collectViolations(context);
  const page = await context.newPage();
  await visit(page, `${other.url}/`);
  await visit(page, `${other.url}/no-such-page`);
  for (const path of [
    '/no-such-page',
    '/_site_solvind/en/about',
    '/what-can-go-wrong',
    '/registered-components',
  ])
    await visit(page, failingSite.url + path);
  const [component] = (await fetchChoices(cms.url)).components;
  const id = component?.renderingId ?? '';
  await visit(page, await toRenderUrl(failingSite, '/', { mode: 'library', sc_uid: id, sc_renderingId: id }));
  await expect(page.locator('#editing-component')).toHaveCount(1);
  await visit(page, toFeaasUrl(failingSite));
  await expect(page.locator('feaas-component')).toHaveCount(1);
  expect(violations).toEqual([]);
  await context.close();
  await other.stop();
});

const SCRIPTS = [
  '<script>window.hacked = 1</script>',
  '<img src="/none" onerror="window.hacked = 2">',
  '<iframe srcdoc="<script>parent.hacked = 3</script>"></iframe>',
  '<script src="https://evil.test/x.js"></script>',
  '<script src="data:text/javascript,window.hacked=4"></script>',
].join('');

/** Opens a page into whose markup an attacker has written. */
async function openInjected(page: Page, site: RunningSite, injected: string): Promise<void> {
  await page.route(`${site.url}/about`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${injected}<main`);
    await route.fulfill({ response, body });
  });
  await visit(page, `${site.url}/about`);
}

test('scripts that an attacker writes into a page do not run, and the page works', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const outside = await recordOutsideRequests(context);
  const violations = await collectViolations(context);
  const page = await context.newPage();
  const injected = `${SCRIPTS}<base href="https://evil.test/"><object data="/"></object><a id="j" href="javascript:hacked=5">j</a>`;
  await openInjected(page, site, injected);
  await page.locator('#j').evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await settle(page);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  expect(outside).toEqual([]);
  const directives = new Set(violations.map((violation) => violation.split(' ')[1]));
  expect([...directives].sort()).toEqual(['base-uri', 'object-src', 'script-src-attr', 'script-src-elem']);
  await page.getByRole('navigation').getByRole('link').first().click();
  await context.close();
});

test('with report-only, browsers run everything and report it', async ({ browser, cms }) => {
  const site = await startSite({ ...byContextId(cms.url), CSP_REPORT_ONLY: 'true' });
  const context = await browser.newContext();
  await recordOutsideRequests(context);
  const violations = await collectViolations(context);
  const page = await context.newPage();
  await openInjected(page, site, SCRIPTS);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeDefined();
  expect(violations.length).toBeGreaterThan(0);
  await context.close();
  await site.stop();
});

test('reports of browsers are limited in size, and each kind is logged once', async ({ site }) => {
  const report = (size = 0) => ({
    'csp-report': {
      'document-uri': `${site.url}/about?secret=1`,
      'blocked-uri': `https://evil.test/${'x'.repeat(size)}`,
      'violated-directive': 'script-src-elem',
    },
  });
  const send = async (size = 0, method = 'POST') => {
    const headers = { 'content-type': 'application/csp-report' };
    const body = method === 'POST' ? JSON.stringify(report(size)) : undefined;
    return (await fetch(`${site.url}/api/csp-report`, { method, headers, body })).status;
  };
  expect([await send(), await send(), await send(30_000), await send(0, 'GET')]).toEqual([
    204, 204, 413, 405,
  ]);
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('https://evil.test'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"page":"/about"');
});
