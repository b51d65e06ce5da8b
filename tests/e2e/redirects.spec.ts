import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { test } from '../support/playwright/site-test.ts';

const HAVN = { host: 'havn.localhost' };

for (const [path, status, location] of [
  ['/about-us', 301, '/about'],
  ['/About-Us?utm_source=x', 301, '/about'],
  ['/om-os', 301, '/da/about'],
  ['/index.html', 301, '/'],
  ['/shares?utm_source=poster', 302, '/membership?utm_source=poster'],
  ['/default.aspx?page=faq', 301, '/faq'],
  ['/nyheder/dividend-2025', 301, '/da/news/dividend-2025'],
  ['/turbines/havnso-wind.html', 301, '/projects/havnso-wind'],
  ['/da/%C3%A5rsm%C3%B8de', 301, '/da/news'],
  ['/agency', 302, 'https://ens.dk/'],
  ['/en/about-us', 301, '/about'],
  ['/en/about', 308, '/about'],
  // A rule also matches a URL with a trailing slash, so the visitor is redirected only once.
  ['/about-us/', 301, '/about'],
  ['/en/about/?a=1', 308, '/about?a=1'],
  ['/about/', 308, '/about'],
  ['/About/?a=x', 308, '/About?a=x'],
  ['/da/', 308, '/da'],
  ['/no-such-page/', 308, '/no-such-page'],
  ['/robots.txt/', 308, '/robots.txt'],
  ['/favicon.ico/', 308, '/favicon.ico'],
  ['/api/robots/', 308, '/api/robots'],
  ['/_next/static/x.js/', 308, '/_next/static/x.js'],
] as const) {
  test(`${path} redirects to ${location}`, async ({ site }) => {
    const response = await getAsIs(site.url, path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
}

test('a rule for Danish does not apply in English', async ({ site }) => {
  expect((await getAsIs(site.url, '/%C3%A5rsm%C3%B8de')).status).toBe(404);
});

test('a server transfer shows the target page at the requested URL', async ({ site }) => {
  const { status, body } = await getAsIs(site.url, '/wind?utm_source=x');
  expect(status).toBe(200);
  expect(body).toContain('/projects/havnso-wind"');
});

test('each host has its own site, rules and public URL', async ({ site }) => {
  const rule = await getAsIs(site.url, '/b%C3%A5dpladser', HAVN);
  expect([rule.status, rule.headers.location]).toEqual([301, '/berths']);
  expect((await getAsIs(site.url, '/about-us', HAVN)).status).toBe(404);
  const { body, headers } = await getAsIs(site.url, '/en/berths', HAVN);
  expect(body).toContain('<link rel="canonical" href="http://havn.localhost:3000/en/berths"/>');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers.vary ?? '').not.toContain('Accept-Language');
  expect((await getAsIs(site.url, '/sitemap.xml', HAVN)).body).toContain(
    'http://havn.localhost:3000/en/berths',
  );
  expect((await getAsIs(site.url, '/about')).body).not.toContain('havn.localhost');
});

test('a site that negotiates languages redirects only the first visit to the language of the browser', async ({
  site,
}) => {
  const english = { ...HAVN, 'accept-language': 'en-GB,en;q=0.9' };
  const entered = await getAsIs(site.url, '/', english);
  expect([entered.status, entered.headers.location, entered.headers['cache-control']]).toEqual([
    307,
    '/en',
    'private, no-store',
  ]);
  const chosen = await getAsIs(site.url, '/', { ...english, referer: 'http://havn.localhost/en' });
  expect([chosen.status, chosen.headers.vary]).toEqual([200, expect.stringContaining('Accept-Language')]);
  expect((await getAsIs(site.url, '/', { 'accept-language': 'da' })).status).toBe(200);
});

test('the data of a page is not redirected', async ({ site }) => {
  const buildId = readFileSync('.next/BUILD_ID', 'utf8');
  const headers = { 'x-nextjs-data': '1' };
  const data = await getAsIs(site.url, `/_next/data/${buildId}/about.json`, headers);
  expect([data.status, data.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
});

test('client-side navigation removes a trailing slash', async ({ page, site }) => {
  await visit(page, `${site.url}/privacy`);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/about/', textContent: 'x' });
    document.querySelector('main')?.append(link);
  });
  await page.locator('main a[href="/about/"]').click();
  await page.waitForURL(`${site.url}/about`);
});

test('client-side navigation follows a redirect rule like a full load', async ({ page, site }) => {
  await visit(page, `${site.url}/privacy`);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
    const link = Object.assign(document.createElement('a'), { href: '/about-us', textContent: 'x' });
    document.querySelector('main')?.append(link);
  });
  await page.locator('main a[href="/about-us"]').click();
  await page.waitForURL(`${site.url}/about`);
  await expect(page.locator('h1')).toBeVisible();
});
