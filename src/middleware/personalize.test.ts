import { setTimeout as sleep } from 'node:timers/promises';
import { agreed, info, known, members, page, visit } from '@tests/fixtures/personalize-visit';
import { NextRequest } from 'next/server';
import { CmsError } from '@/cms/client/cms-error';
import { createHasMarketingConsent } from '@/features/consent/server/create-has-marketing-consent';
import { CdpError } from '@/features/personalization/server/cdp-client';
import type { MiddlewareContext } from './middleware-context';
import { personalize } from './personalize';

test('shows the variants of the page to a visitor who has consented, and no cache is allowed to keep them', async () => {
  const { response, path } = await visit({ cookie: known });
  expect(path).toBe('/_variantId_members/_site_main/en/offer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a data request gets the same variants as its document', async () => {
  const document = await visit({ cookie: known });
  const data = await visit({ cookie: known, 'x-nextjs-data': '1' });
  expect(data.path).toBe(document.path);
  expect(data.response.headers.get('x-middleware-cache')).toBe('no-cache');
});

test('the timeout of Sitecore begins after the CMS has responded', async () => {
  const waited: number[] = [];
  const { path } = await visit(
    { cookie: known },
    {
      cdpTimeoutMs: 100,
      info: () => sleep(200, info),
      decide: async ({ signal }) => {
        const startedAt = performance.now();
        await sleep(2000, undefined, { signal }).catch(() => undefined);
        waited.push(performance.now() - startedAt);
        return { ...members, variantIds: [] };
      },
    },
  );
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeGreaterThan(90);
  expect(waited[0]).toBeLessThan(1500);
  expect(path).toBe('/_site_main/en/offer');
});

test('each page view has its own correlation id', async () => {
  const names = new Set<string>();
  for (let i = 0; i < 3; i++) {
    for (const { correlationId } of (await visit({ cookie: known })).views) names.add(correlationId);
  }
  expect(names.size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[\w-]{8,}$/);
});

test('gives a new visitor cookies with browser id and guest id, which are valid for this host only', async () => {
  const { response, views } = await visit({ cookie: agreed });
  expect(views[0]?.ids).toEqual({});
  const attributes = 'Path=/; Expires=[^;]+; Max-Age=63072000; Secure; SameSite=lax';
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^sc_ctx=b-1; ${attributes}$`)),
    expect.stringMatching(new RegExp(`^sc_ctx_personalize=g-1; ${attributes}$`)),
  ]);
});

test('the id cookies do not replace cookies of other steps', async () => {
  const chosen = { 'Set-Cookie': 'sc_site=main; Path=/' };
  const { response } = await visit({ cookie: agreed }, {}, '/offer', chosen);
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['sc_ctx', 'sc_ctx_personalize', 'sc_site']);
});

test('shared caches cannot keep a response that sets cookies, even if it shows the default page', async () => {
  const { response, path } = await visit({ cookie: agreed }, { found: { ...members, variantIds: [] } });
  expect(path).toBe('/_site_main/en/offer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('shared caches can keep the default page of a known visitor', async () => {
  const { response } = await visit({ cookie: known }, { found: { ...members, variantIds: [] } });
  expect(response.headers.has('cache-control')).toBe(false);
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
});

test('ids that Sitecore cannot have created are ignored', async () => {
  const { views } = await visit({
    cookie: `${agreed}; sc_ctx=../../x; sc_ctx_personalize=${'g'.repeat(200)}`,
  });
  expect(views[0]?.ids).toEqual({ browserId: undefined, guestId: undefined });
});

test('sends campaign and referrer to Sitecore', async () => {
  const headers = { cookie: known, referer: 'https://from.test/a' };
  const { views } = await visit(headers, {}, '/offer?utm_campaign=spring');
  expect(views[0]?.params).toEqual({ referrer: 'https://from.test/a', utm: { campaign: 'spring' } });
});

test('a CMS failure is reported, and the page is shown without variants', async () => {
  const error = new CmsError({ kind: 'http', reason: 'HTTP 500' }, { operation: 'PersonalizeInfoQuery' });
  const { path, failures } = await visit({ cookie: known }, { info: () => Promise.reject(error) });
  expect({ path, failures }).toEqual({ path: '/_site_main/en/offer', failures: [error] });
});

test('a failure of Sitecore is reported, and the variants that were found are shown', async () => {
  const error = new CdpError('HTTP 500 for the decision');
  const { path, failures } = await visit({ cookie: known }, { found: { ...members, failures: [error] } });
  expect({ path, failures }).toEqual({ path: '/_variantId_members/_site_main/en/offer', failures: [error] });
});

test('rethrows an unexpected error', async () => {
  await expect(
    visit({ cookie: known }, { info: () => Promise.reject(new RangeError('ours')) }),
  ).rejects.toThrow('ours');
});

test('does nothing for a site without personalization', async () => {
  const request = new NextRequest('https://site.test/', { headers: { cookie: known } });
  const start: MiddlewareContext = { request, site: null, page, hasRedundantLocale: false, headers: {} };
  expect(await personalize(null)(start)).toBe(start);
});

test('a visitor who has agreed with another consent manager is personalized, until the visitor refuses', async () => {
  const patterns = { marketing: 'groups=*C0004:1*' };
  const manager = { name: 'cookie', cookie: 'OptanonConsent', patterns } as const;
  const hasMarketingConsent = createHasMarketingConsent(manager) ?? undefined;
  const visitWith = (cookie: string) => visit({ cookie }, { hasMarketingConsent });
  expect((await visitWith('OptanonConsent=groups=C0001%3A1%2CC0004%3A1')).path).toContain(
    '_variantId_members',
  );
  const refused = await visitWith('OptanonConsent=groups=C0001%3A1%2CC0004%3A0; sc_ctx=b-1');
  expect([refused.path, refused.views, refused.infos]).toEqual(['/_site_main/en/offer', [], 0]);
  expect((await visitWith(agreed)).views).toEqual([]);
});
