import { expect, test } from '@playwright/test';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import {
  byContextId,
  findFreePort,
  type RunningServer,
  startCms,
  startSite,
} from '../support/servers/start-servers.ts';

test('while the CMS is down, cached pages still work and others respond 503; afterwards all pages work at once', async () => {
  const port = await findFreePort();
  let cms = await startCms({ port });
  const site = await startSite({ ...byContextId(cms.url), PAGE_REVALIDATE_SECONDS: '1' });
  try {
    for (const path of ['/', '/da/about']) expect((await getAsIs(site.url, path)).status, path).toBe(200);
    await cms.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));

    await expectSeenPages(site);
    await expectOutagePage(site, '/faq', 'en');
    await expectOutagePage(site, '/da/faq', 'da');
    await expectSeenPages(site);

    cms = await startCms({ port });
    for (const path of ['/faq', '/da/faq']) expect((await getAsIs(site.url, path)).status, path).toBe(200);
  } finally {
    await site.stop();
    await cms.stop();
  }
});

async function expectSeenPages(site: RunningServer): Promise<void> {
  for (const path of ['/', '/da/about']) {
    const { status, body } = await getAsIs(site.url, path);
    expect(status, path).toBe(200);
    expect(body).toContain('<h1');
  }
}

const OUTAGE_WORDS = { en: /try again/i, da: /prøv igen/i };

async function expectOutagePage(site: RunningServer, path: string, language: 'en' | 'da'): Promise<void> {
  const { status, headers, body } = await getAsIs(site.url, path);
  expect(status, path).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toMatch(OUTAGE_WORDS[language]);
}

test('a page whose list could not be loaded is shown without it, and has it seconds after the CMS is back', async () => {
  const cms = await startCms();
  const site = await startSite({ ...byContextId(cms.url), PAGE_REVALIDATE_SECONDS: '3600' });
  const visit = () => getAsIs(site.url, '/news');
  try {
    await setFaults(cms.url, [{ match: 'ArticlesQuery', answer: '500' }]);
    const first = await visit();
    expect(first.status).toBe(200);
    expect(first.body).not.toContain('class="article-list-entry');
    expect(first.headers['cache-control']).toMatch(/s-maxage=5\b/);
    await setFaults(cms.url, []);
    await expect.poll(async () => (await visit()).body).toContain('class="article-list-entry');
    expect((await visit()).headers['cache-control']).toContain('s-maxage=3600');
  } finally {
    await site.stop();
    await cms.stop();
  }
});

test('a site that starts without its CMS responds 503 in the language of the path until the CMS runs', async () => {
  const port = await findFreePort();
  const site = await startSite(byContextId(`http://127.0.0.1:${port}`));
  try {
    await expectOutagePage(site, '/', 'en');
    await expectOutagePage(site, '/da/about', 'da');
    const cms = await startCms({ port });
    await expect.poll(async () => (await getAsIs(site.url, '/da/about')).status, { timeout: 5000 }).toBe(200);
    await cms.stop();
  } finally {
    await site.stop();
  }
});

for (const [path, language, heading] of [
  ['/not-a-page', 'en', 'This page has blown away'],
  ['/da/ikke-en-side', 'da', 'Siden er blæst væk'],
] as const) {
  test(`a page that the CMS does not have gets the 404 page of the CMS: ${path}`, async () => {
    const cms = await startCms();
    const site = await startSite(byContextId(cms.url));
    try {
      const { status, body } = await getAsIs(site.url, path);
      expect(status).toBe(404);
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(heading);
      expect(body).toMatch(/<meta name="robots" content="noindex/);
    } finally {
      await site.stop();
      await cms.stop();
    }
  });
}
