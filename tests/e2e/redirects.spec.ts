import { expect } from '@playwright/test';
import { getAsIs } from '../support/get-as-is.ts';
import { test } from '../support/running-site.ts';

const HAVN = { host: 'havn.localhost' };

for (const [address, status, location] of [
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
] as const) {
  test(`${address} leads to ${location}`, async ({ site }) => {
    const answer = await getAsIs(site.url, address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
}

test('a rule for Danish is none in English', async ({ site }) => {
  expect((await getAsIs(site.url, '/%C3%A5rsm%C3%B8de')).status).toBe(404);
});

test('a server transfer shows the other page at its own address', async ({ site }) => {
  const { status, body } = await getAsIs(site.url, '/wind?utm_source=x');
  expect(status).toBe(200);
  expect(body).toContain('/projects/havnso-wind"');
});

test('each host has its own site, its own rules and its own address', async ({ site }) => {
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

test('the second site greets in the language of the browser, once', async ({ site }) => {
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

test('a client-side navigation follows a rule as a full load does', async ({ page, site }) => {
  await page.goto(`${site.url}/privacy`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
    const link = Object.assign(document.createElement('a'), { href: '/about-us', textContent: 'x' });
    document.querySelector('main')?.append(link);
  });
  await page.locator('main a[href="/about-us"]').click();
  await page.waitForURL(`${site.url}/about`);
  await expect(page.locator('h1')).toBeVisible();
});
