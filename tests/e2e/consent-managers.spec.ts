import { type BrowserContext, expect, type Page } from '@playwright/test';
import { recordOutsideRequests } from '../support/browser/outside-requests.ts';
import { listenForComplaints } from '../support/browser/page-health.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { fetchActivity, findLastActivity } from '../support/clients/activity.ts';
import { test } from '../support/playwright/site-test.ts';
import { byContextId, PATIENT, startSite } from '../support/servers/start-servers.ts';

const PERSONALIZED = '/membership?utm_campaign=members';
const WITH_EMBEDS = '/projects/havnso-wind';
const GOOGLE = /^https:\/\/www\.googletagmanager\.com\//;

type Manager = {
  name: string;
  env: Record<string, string>;
  /** The cookie in which the manager saves consent, before and after the visitor refuses. */
  cookie?: { name: string; agreed: string; refused: string };
  /** Runs on every page before its own scripts, as the manager's script does. */
  script?: (cookie: string) => void;
  /** Whether the manager has a category for maps and videos. */
  hasMedia: boolean;
};

const TC_STRINGS = {
  agreed: 'CQdjfYAQdjfYAAVAHBENAXEgAP_gAELAAAZQF5wAwABAAGAXmAAAAAAA',
  refused: 'CQdjfYAQdjfYAAVAHBENAXEgAAAAAELAAAZQF5wAwABAAGAXmAAAAAAA',
};

const managers: Manager[] = [
  {
    name: 'OneTrust',
    env: {
      CONSENT_MANAGER: 'cookie',
      CONSENT_COOKIE: 'OptanonConsent',
      CONSENT_ANALYTICS_PATTERN: 'groups=*C0002:1*',
      CONSENT_MEDIA_PATTERN: 'groups=*C0003:1*',
      CONSENT_MARKETING_PATTERN: 'groups=*C0004:1*',
    },
    cookie: {
      name: 'OptanonConsent',
      agreed: 'isGpcEnabled=0&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0004%3A1',
      refused: 'isGpcEnabled=0&groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0',
    },
    hasMedia: true,
  },
  {
    name: 'IAB TCF',
    env: { CONSENT_MANAGER: 'tcf' },
    cookie: { name: 'euconsent-v2', ...TC_STRINGS },
    script: (agreed) => {
      const listeners: ((data: unknown, isSuccess: boolean) => void)[] = [];
      const send = (eventStatus: string) => {
        const hasAgreed = document.cookie.includes(agreed);
        const consents = hasAgreed ? { 1: true, 3: true, 4: true, 5: true, 6: true, 8: true, 9: true } : {};
        for (const listener of listeners) listener({ eventStatus, purpose: { consents } }, true);
      };
      Reflect.set(window, '__tcfapi', (_command: string, _version: number, listener: () => void) => {
        listeners.push(listener);
        send('tcloaded');
      });
      document.addEventListener('choice', () => send('useractioncomplete'));
    },
    hasMedia: false,
  },
  {
    name: 'Google Consent Mode',
    env: {
      CONSENT_MANAGER: 'google',
      CONSENT_COOKIE: 'choice',
      CONSENT_MARKETING_PATTERN: 'agreed',
    },
    cookie: { name: 'choice', agreed: 'agreed', refused: 'refused' },
    script: (agreed) => {
      const layer: unknown[] = [];
      Reflect.set(window, 'dataLayer', layer);
      const toSignals = (value: string) => ({
        analytics_storage: value,
        ad_storage: value,
        personalization_storage: value,
      });
      const update = () =>
        layer.push([
          'consent',
          'update',
          toSignals(document.cookie.includes(`choice=${agreed}`) ? 'granted' : 'denied'),
        ]);
      layer.push(['consent', 'default', toSignals('denied')]);
      update();
      document.addEventListener('choice', update);
    },
    hasMedia: false,
  },
  { name: 'consent that is assumed', env: { CONSENT_MANAGER: 'always' }, hasMedia: true },
];

/** Opens a page with the manager's script, as a visitor who has agreed to everything. */
async function arrive(context: BrowserContext, siteUrl: string, { cookie, script }: Manager): Promise<Page> {
  if (cookie)
    await context.addCookies([
      { name: cookie.name, value: cookie.agreed, url: siteUrl },
      { name: '_ga', value: 'GA1.1.1', url: siteUrl },
    ]);
  if (script) await context.addInitScript(script, cookie?.agreed ?? '');
  return context.newPage();
}

/** Chooses with the manager on the page: it saves its cookie, and calls those who listen. */
const refuse = (page: Page, { name, refused }: NonNullable<Manager['cookie']>) =>
  page.evaluate((pair) => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how managers save cookies
    document.cookie = `${pair}; Path=/`;
    document.dispatchEvent(new Event('choice'));
  }, `${name}=${refused}`);

const namesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

for (const manager of managers) {
  const { name, env, cookie, hasMedia } = manager;
  test(`${name} decides about personalization, services and embeds, and the site asks nothing`, async ({
    browser,
    cms,
  }) => {
    const site = await startSite({ ...byContextId(cms.url), ...PATIENT, ...env });
    const context = await browser.newContext();
    const outside = await recordOutsideRequests(context);
    const page = await arrive(context, site.url, manager);
    const complaints = listenForComplaints(page);
    await visit(page, site.url + PERSONALIZED);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your part of the power station');
    await expect.poll(() => outside.filter((url) => GOOGLE.test(url)).length).toBe(2);
    await expect
      .poll(() => namesOf(context))
      .toEqual(expect.arrayContaining(['sc_test', 'sc_test_personalize']));

    await visit(page, site.url + WITH_EMBEDS);
    const embed = page.locator('.embed-frame').first();
    await embed.scrollIntoViewIfNeeded();
    await settle(page);
    await expect(embed.locator('iframe')).toHaveCount(hasMedia ? 1 : 0);
    await expect(page.locator('.consent-banner, .consent-change, .embed-always')).toHaveCount(0);

    if (cookie) {
      await refuse(page, cookie);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect.poll(() => namesOf(context)).toEqual([cookie.name]);
      outside.length = 0;
      const before = await findLastActivity(cms.url);
      await visit(page, site.url + PERSONALIZED);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become part of the power station');
      await settle(page);
      expect(outside).toEqual([]);
      expect(await fetchActivity(cms.url, before)).toEqual([]);
      expect(await namesOf(context)).toEqual([cookie.name]);
    }
    expect(complaints).toEqual([]);
    expect(site.output()).not.toMatch(/unhandledRejection|ReferenceError/);
    await context.close();
    await site.stop();
  });
}

test('with CONSENT_MANAGER=never, the site asks nobody and loads no services', async ({ browser, cms }) => {
  const site = await startSite({ ...byContextId(cms.url), CONSENT_MANAGER: 'never' });
  const context = await browser.newContext();
  const outside = await recordOutsideRequests(context);
  const now = Math.floor(Date.now() / 1000);
  const value = `1.${now}.analytics=1.media=1.marketing=1`;
  await context.addCookies([{ name: 'consent', value, url: site.url }]);
  const page = await context.newPage();
  const before = await findLastActivity(cms.url);
  await visit(page, site.url + PERSONALIZED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become part of the power station');
  // The island is the calculator of the page.
  await expect(page.locator('[data-island]')).toHaveCount(1);
  await expect(page.locator('[data-island] .share-calculator')).toHaveCount(1);
  expect(outside).toEqual([]);
  expect(await fetchActivity(cms.url, before)).toEqual([]);
  await context.close();
  await site.stop();
});
