import { expect } from '@playwright/test';
import { faultNames } from '../../local-cms/services/faults/fault.ts';
import { setFaults } from '../support/clients/faults.ts';
import { getWithoutHang, LONG_CMS_DEADLINE } from '../support/clients/get-without-hang.ts';
import { visitors } from '../support/fixtures/visitors.ts';
import { test } from '../support/playwright/site-test.ts';
import { byContextId, startSite } from '../support/servers/start-servers.ts';

const PATH = '/membership';
const DEFAULT = 'Become part of the power station';
const MEMBERS = 'Your part of the power station';

const { withoutConsent, unnamed, halfNamed, known } = visitors;

test.afterEach(({ cms }) => setFaults(cms.url, []));

test('during every fault of personalization, visitors get the right page', async ({ cms }) => {
  const site = await startSite({
    ...byContextId(cms.url),
    CMS_DEADLINE_MS: LONG_CMS_DEADLINE,
    PERSONALIZE_CACHE_SECONDS: '0.001',
  });
  try {
    for (const headers of [withoutConsent, known]) await getWithoutHang(site, PATH, headers);

    for (const [match, headers, heading] of [
      ['/v1/personalize', known, DEFAULT],
      ['/create.json', unnamed, DEFAULT],
      ['/show.json', halfNamed, DEFAULT],
      // The site knows the variants of the page from earlier visits.
      ['PersonalizeInfoQuery', known, MEMBERS],
    ] as const) {
      for (const answer of faultNames) {
        const what = `${match}: ${answer}`;
        await setFaults(cms.url, [{ match, answer }]);
        for (let i = 0; i < 3; i++) {
          const { status, body } = await getWithoutHang(site, PATH, headers);
          expect(status, what).toBe(200);
          expect(body, what).toContain(heading);
        }
        const others = await getWithoutHang(site, PATH, withoutConsent);
        expect(others.body, `${what}, without consent`).toContain(DEFAULT);
      }
    }
    // The site logs the problem once and not for each visitor.
    expect(site.output().match(/without personalization/g)?.length).toBe(1);
    expect(site.output()).not.toContain('secret');
  } finally {
    await site.stop();
  }
});

test('visitors get a page although the CMS never returned its variants', async ({ cms }) => {
  const site = await startSite({ ...byContextId(cms.url), CMS_DEADLINE_MS: LONG_CMS_DEADLINE });
  try {
    const pages = ['/', '/about', '/faq', '/contact', '/privacy', '/projects', '/news', PATH];
    for (const path of pages) await getWithoutHang(site, path, withoutConsent);
    for (const [index, answer] of faultNames.entries()) {
      const path = pages[index] ?? PATH;
      await setFaults(cms.url, [{ match: 'PersonalizeInfoQuery', answer }]);
      // The requests are simultaneous, so that each of them queries the CMS for the variants.
      const first = await Promise.all([1, 2, 3].map(() => getWithoutHang(site, path, known)));
      const later = await getWithoutHang(site, path, known);
      expect(
        [...first, later].map(({ status }) => status),
        answer,
      ).toEqual([200, 200, 200, 200]);
    }
  } finally {
    await site.stop();
  }
});
