import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import { listenForComplaints } from '../support/browser/page-health.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { fetchActivity, findLastActivity } from '../support/clients/activity.ts';
import { test } from '../support/playwright/site-test.ts';

const PATH = '/membership';
const ELSEWHERE = '/faq';
const HEADINGS = { default: 'Become part of the power station', members: 'Your part of the power station' };

type Visitor = {
  name: string;
  consent: string | null;
  /** The ids that the visitor got at an earlier visit. */
  ids?: { browserId: string; guestId: string };
  query?: string;
  variant: keyof typeof HEADINGS;
  isCounted: boolean;
};

const ALL = 'analytics=1.media=1.marketing=1';

const visitors: Visitor[] = [
  { name: 'a first-time visitor', consent: ALL, variant: 'default', isCounted: true },
  {
    name: 'a returning visitor',
    consent: ALL,
    ids: { browserId: 'of-last-week', guestId: 'guest-of-last-week' },
    variant: 'members',
    isCounted: true,
  },
  {
    name: 'a visitor of a campaign',
    consent: ALL,
    query: '?utm_campaign=members',
    variant: 'members',
    isCounted: true,
  },
  {
    name: 'a visitor who rejected',
    consent: 'analytics=0.media=0.marketing=0',
    ids: { browserId: 'of-last-week', guestId: 'guest-of-last-week' },
    query: '?utm_campaign=members',
    variant: 'default',
    isCounted: false,
  },
  {
    name: 'a visitor who allowed only statistics',
    consent: 'analytics=1.media=0.marketing=0',
    query: '?utm_campaign=members',
    variant: 'default',
    isCounted: true,
  },
  {
    name: 'a visitor who has not chosen yet',
    consent: null,
    query: '?utm_campaign=members',
    variant: 'default',
    isCounted: false,
  },
];

async function arrive(browser: Browser, siteUrl: string, { consent, ids }: Visitor) {
  const context = await browser.newContext();
  await recordOutsideRequests(context);
  const given = {
    ...(consent && { consent: `1.${Math.floor(Date.now() / 1000)}.${consent}` }),
    ...(ids && { sc_test: ids.browserId, sc_test_personalize: ids.guestId }),
  };
  await context.addCookies(Object.entries(given).map(([name, value]) => ({ name, value, url: siteUrl })));
  const page = await context.newPage();
  return { context, page, complaints: listenForComplaints(page) };
}

/** Points at a link to `href`, which starts a prefetch. */
async function pointAt(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    document.getElementById('go-there')?.remove();
    const link = document.createElement('a');
    link.id = 'go-there';
    link.href = url;
    link.textContent = 'Go there';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByText('Go there').hover();
}

/** Points at a link to `href` and clicks it at once. */
async function follow(page: Page, href: string): Promise<void> {
  await pointAt(page, href);
  await page.getByText('Go there').click();
  await page.waitForURL((url) => url.pathname + url.search === href);
}

/**
 * Returns whether a complaint is no error: Next's router revalidates a page with a HEAD request that it
 * aborts.
 */
const isRenewal = (complaint: string): boolean =>
  /^failed: .*\/_next\/data\/.* net::ERR_ABORTED$/.test(complaint);

const readCookies = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

async function expectHeading(page: Page, variant: Visitor['variant']): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[variant]);
  // The variant for members hides a part of the page.
  await expect(page.getByText('Ready in ten minutes')).toHaveCount(variant === 'members' ? 0 : 1);
}

for (const visitor of visitors) {
  const { name, query = '', variant, isCounted, consent, ids } = visitor;
  const mayBeKnown = consent === ALL;

  for (const way of ['a full load', 'client-side navigation']) {
    test(`${name} gets the ${variant} page on ${way}, and is counted ${isCounted ? 'once' : 'never'}`, async ({
      browser,
      cms,
      site,
    }) => {
      const { context, page, complaints } = await arrive(browser, site.url, visitor);
      const before = await findLastActivity(cms.url);
      if (way === 'a full load') {
        await visit(page, site.url + PATH + query);
      } else {
        await visit(page, site.url + ELSEWHERE);
        await follow(page, PATH + query);
        await settle(page);
      }
      await expectHeading(page, variant);

      const findViews = async () =>
        (await fetchActivity(cms.url, before)).filter(
          ({ type, page: seen }) => type === 'VIEW' && seen === 'Membership',
        );
      await expect.poll(async () => (await findViews()).length).toBe(isCounted ? 1 : 0);
      await page.waitForTimeout(300); // leaves time for events that must not arrive
      const views = await findViews();
      expect(views.map(({ ext }) => ext?.pageVariantId)).toEqual(
        isCounted ? [expect.stringMatching(new RegExp(`^[0-9a-f]{32}_en_${variant}$`))] : [],
      );
      const activity = await fetchActivity(cms.url, before);
      // Sitecore decides once about the page and once about the component test, but not for a prefetch.
      const decisions = activity.filter(({ kind }) => kind === 'decision');
      expect(decisions.length).toBe(mayBeKnown ? 2 : 0);
      expect(new Set(decisions.map(({ correlationId }) => correlationId)).size).toBe(mayBeKnown ? 1 : 0);

      const cookies = await readCookies(context);
      if (isCounted) expect(views[0]?.browserId).toBe(cookies.sc_test);
      if (mayBeKnown)
        expect(new Set(decisions.map(({ browserId }) => browserId))).toEqual(new Set([cookies.sc_test]));
      if (ids && mayBeKnown) expect(cookies.sc_test).toBe(ids.browserId);
      if (!isCounted) expect(Object.keys(cookies)).toEqual(consent === null ? [] : ['consent']);
      expect(complaints.filter((complaint) => !isRenewal(complaint))).toEqual([]);
      await context.close();
    });
  }
}

test('going back and forth counts each view and keeps the variant of a component test', async ({
  browser,
  cms,
  site,
}) => {
  const visitor: Visitor = { name: '', consent: ALL, variant: 'default', isCounted: true };
  const { context, page } = await arrive(browser, site.url, visitor);
  const before = await findLastActivity(cms.url);
  const findSeen = async () =>
    (await fetchActivity(cms.url, before)).filter(({ type }) => type === 'VIEW').map((event) => event.page);
  await visit(page, site.url + PATH);
  await expect.poll(findSeen).toEqual(['Membership']);
  await follow(page, ELSEWHERE);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(HEADINGS.default);
  // Leaving a page cancels its pending requests, so the test waits for each view first.
  await expect.poll(findSeen).toEqual(['Membership', 'Faq']);
  await page.goBack();
  await expectHeading(page, 'default');
  await expect.poll(findSeen).toEqual(['Membership', 'Faq', 'Membership']);

  const activity = await fetchActivity(cms.url, before);
  const decided = activity.filter(({ friendlyId }) => friendlyId?.startsWith('component_'));
  expect(decided).toHaveLength(2);
  expect(new Set(decided.map(({ variantId }) => variantId)).size).toBe(1);
  await context.close();
});

test('a visitor who accepts gets personalized pages from the next one on, until they reject', async ({
  browser,
  cms,
  site,
}) => {
  const visitor: Visitor = { name: '', consent: null, variant: 'default', isCounted: false };
  const { context, page } = await arrive(browser, site.url, visitor);
  await visit(page, site.url + PATH);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(async () => Object.keys(await readCookies(context)).sort())
    .toEqual(['consent', 'sc_test']);
  await follow(page, ELSEWHERE);
  await follow(page, `${PATH}?utm_campaign=members`);
  await expectHeading(page, 'members');
  expect(Object.keys(await readCookies(context)).sort()).toEqual([
    'consent',
    'sc_test',
    'sc_test_personalize',
  ]);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  await expectHeading(page, 'default');
  await expect.poll(async () => Object.keys(await readCookies(context))).toEqual(['consent']);

  const before = await findLastActivity(cms.url);
  await page.reload();
  await settle(page);
  expect(await fetchActivity(cms.url, before)).toEqual([]);
  await context.close();
});

test('the browser does not answer for the server when the router asks again for a page with variants', async ({
  page,
  site,
}) => {
  await visit(page, site.url + ELSEWHERE);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) asked.push(request.resourceType());
  });
  await pointAt(page, PATH);
  // What a browser renews in the background has another type, and Chromium does not say when it ends.
  await settle(page);
  expect(asked).toEqual(['fetch', 'fetch']);
});
