import { expect } from '@playwright/test';
import { faultNames } from '../../local-cms/faults/fault.ts';
import { setFaults } from '../support/faults.ts';
import { test } from '../support/running-site.ts';
import { byContextId, startSite } from '../support/servers.ts';
import { DEADLINE_MS, findQuickest, measure, REST_MS, time } from '../support/timed-visits.ts';
import { visitors } from '../support/visitors.ts';

const PATH = '/membership';
const DEFAULT = 'Become part of the power station';
const MEMBERS = 'Your part of the power station';

const { withoutConsent, unnamed, halfNamed, known } = visitors;

test.afterEach(({ cms }) => setFaults(cms.url, []));

test('whatever personalization does, a cached page is there in time, and is the right one', async ({
  cms,
}) => {
  const site = await startSite({ ...byContextId(cms.url), PERSONALIZE_CACHE_SECONDS: '0.001' });
  try {
    for (const headers of [withoutConsent, known]) await time(site, PATH, headers);
    const usual = await measure(site, PATH, known);

    for (const [match, headers, heading] of [
      ['/v1/personalize', known, DEFAULT],
      ['/create.json', unnamed, DEFAULT],
      ['/show.json', halfNamed, DEFAULT],
      // Which variants the page has is known from before.
      ['PersonalizeInfoQuery', known, MEMBERS],
    ] as const) {
      for (const answer of faultNames) {
        const what = `${match}: ${answer}`;
        await setFaults(cms.url, [{ match, answer }]);
        const visits = [];
        for (let i = 0; i < 3; i++) visits.push(await time(site, PATH, headers));
        for (const { status, body } of visits) {
          expect(status, what).toBe(200);
          expect(body, what).toContain(heading);
        }
        expect(findQuickest(visits), what).toBeLessThanOrEqual(usual + REST_MS + DEADLINE_MS);
        const others = await measure(site, PATH, withoutConsent);
        expect(others, `${what}, without consent`).toBeLessThanOrEqual(usual + REST_MS);
      }
    }
    // Told, but not once for each visitor.
    expect(site.output().match(/without personalization/g)?.length).toBe(1);
    expect(site.output()).not.toContain('secret');
  } finally {
    await site.stop();
  }
});

test('a page whose variants the CMS never told comes in time as well', async ({ cms }) => {
  const site = await startSite(byContextId(cms.url));
  try {
    const pages = ['/', '/about', '/faq', '/contact', '/privacy', '/projects', '/news', PATH, '/da/faq'];
    for (const path of pages) await time(site, path, withoutConsent);
    const usual = await measure(site, PATH, withoutConsent);
    for (const [index, answer] of faultNames.entries()) {
      const path = pages[index] ?? PATH;
      await setFaults(cms.url, [{ match: 'PersonalizeInfoQuery', answer }]);
      // At the same time, so that all of them are the first.
      const first = await Promise.all([1, 2, 3].map(() => time(site, path, known)));
      const later = await measure(site, path, known);
      expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(findQuickest(first), answer).toBeLessThanOrEqual(usual + REST_MS + DEADLINE_MS);
      expect(later, `${answer}, asked again`).toBeLessThanOrEqual(usual + REST_MS);
    }
  } finally {
    await site.stop();
  }
});
