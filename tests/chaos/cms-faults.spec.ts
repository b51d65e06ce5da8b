import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { faultNames } from '../../local-cms/services/faults/fault.ts';
import { setFaults } from '../support/clients/faults.ts';
import { getWithoutHang, LONG_CMS_DEADLINE } from '../support/clients/get-without-hang.ts';
import { visitors } from '../support/fixtures/visitors.ts';
import { byContextId, type RunningServer, startCms, startSite } from '../support/servers/start-servers.ts';

/** A fault affects all queries that contain one of these texts. Every query contains the empty text. */
const PARTS = { redirects: 'RedirectsQuery', sites: 'SitesQuery', everything: '' };

/** All caches expire after a second, and the site tries a failed query again after two seconds. */
const CACHES = {
  SITES_CACHE_SECONDS: '1',
  REDIRECTS_CACHE_SECONDS: '1',
  PERSONALIZE_CACHE_SECONDS: '1',
  PAGE_REVALIDATE_SECONDS: '1',
};
const UNTIL_OUT_OF_DATE_MS = 2_300;

const PAGES = [
  ['/about', {}, '<title>About Solvind</title>'],
  ['/berths', { host: 'havn.localhost' }, '· Havnsø Havn</title>'],
] as const;

const VARIANTS = '/membership';
const DEFAULT = 'Become part of the power station';

/** Sends three simultaneous requests, so that each of them finds expired caches. */
const visitAtOnce = (site: RunningServer, path: string, headers: Record<string, string>) =>
  Promise.all([1, 2, 3].map(() => getWithoutHang(site, path, headers)));

async function expectSeenPages(site: RunningServer, fault: string): Promise<void> {
  for (const [path, headers, text] of PAGES) {
    for (const { status, body } of await visitAtOnce(site, path, headers)) {
      expect(status, `${fault} ${path}`).toBe(200);
      expect(body, `${fault} ${path}`).toContain(text);
      expect(body, `${fault} ${path}`).not.toContain('secret');
    }
  }
  expect((await getWithoutHang(site, '/about-us')).headers.location, fault).toBe('/about');
}

async function expectDefaultVariant(site: RunningServer, fault: string): Promise<void> {
  for (const { status, body } of await visitAtOnce(site, VARIANTS, visitors.known)) {
    expect(status, fault).toBe(200);
    expect(body, fault).toContain(DEFAULT);
  }
}

for (const [part, match] of Object.entries(PARTS)) {
  test(`cached pages of both sites still work during every fault of the CMS in queries for ${part}`, async () => {
    const cms = await startCms();
    const site = await startSite({ ...byContextId(cms.url), ...CACHES, CMS_DEADLINE_MS: LONG_CMS_DEADLINE });
    try {
      await expectSeenPages(site, 'no fault');
      for (const headers of [visitors.withoutConsent, visitors.known]) {
        await getWithoutHang(site, VARIANTS, headers);
      }
      for (const answer of faultNames) {
        await setFaults(cms.url, [{ match, answer }]);
        await sleep(UNTIL_OUT_OF_DATE_MS);
        await expectSeenPages(site, answer);
        if (part === 'everything') await expectDefaultVariant(site, answer);
      }
      await cms.stop();
      await sleep(UNTIL_OUT_OF_DATE_MS);
      await expectSeenPages(site, 'stopped');
      await expectDefaultVariant(site, 'stopped');
      expect(site.output()).not.toContain('secret stack');
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  });
}
