/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { NextRequest } from 'next/server';
import { CmsError } from '@/cms/cms-error';
import { CdpError } from '@/services/personalization/cdp-error';
import type { Visit } from '../types';
import { personalize } from './personalize';
import { agreed, info, known, members, page, visit } from './visit-fixture';

test('shows a visitor who agreed the variants of the page, to nobody else', async () => {
  const { response, path } = await visit({ cookie: known });
  expect(path).toBe('/_variantId_members/_site_main/en/offer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the data of a page gets the variants that its document gets', async () => {
  const document = await visit({ cookie: known });
  const data = await visit({ cookie: known, 'x-nextjs-data': '1' });
  expect(data.path).toBe(document.path);
  expect(data.response.headers.get('x-middleware-cache')).toBe('no-cache');
});

test('CMS and Sitecore have one deadline together', async () => {
  const startedAt = performance.now();
  const { path } = await visit(
    { cookie: known },
    {
      deadlineMs: 250,
      info: () => sleep(200, info),
      decide: async ({ signal }) => {
        await sleep(2000, undefined, { signal }).catch(() => undefined);
        return { ...members, variantIds: [] };
      },
    },
  );
  // With a deadline each it would be 450 at least.
  expect(performance.now() - startedAt).toBeLessThan(400);
  expect(path).toBe('/_site_main/en/offer');
});

test('each page view has a name of its own, by which Sitecore tells its calls from those of others', async () => {
  const names = new Set<string>();
  for (let i = 0; i < 3; i++) {
    for (const { correlationId } of (await visit({ cookie: known })).views) names.add(correlationId);
  }
  expect(names.size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[\w-]{8,}$/);
});

test('gives a new visitor the ids of both kinds, for this host alone', async () => {
  const { response, views } = await visit({ cookie: agreed });
  expect(views[0]?.ids).toEqual({});
  const attributes = 'Path=/; Expires=[^;]+; Max-Age=63072000; Secure; SameSite=lax';
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^sc_ctx=b-1; ${attributes}$`)),
    expect.stringMatching(new RegExp(`^sc_ctx_personalize=g-1; ${attributes}$`)),
  ]);
});

test('the ids of a visitor do not cost what other steps set', async () => {
  const chosen = { 'Set-Cookie': 'sc_site=main; Path=/' };
  const { response } = await visit({ cookie: agreed }, {}, '/offer', chosen);
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['sc_ctx', 'sc_ctx_personalize', 'sc_site']);
});

test('an answer that sets cookies is not shared, even where it shows the default', async () => {
  const { response, path } = await visit({ cookie: agreed }, { found: { ...members, variantIds: [] } });
  expect(path).toBe('/_site_main/en/offer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('the default for a known visitor stays everybody’s', async () => {
  const { response } = await visit({ cookie: known }, { found: { ...members, variantIds: [] } });
  expect(response.headers.has('cache-control')).toBe(false);
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
});

test('ids that Sitecore never gave are not passed on', async () => {
  const { views } = await visit({
    cookie: `${agreed}; sc_ctx=../../x; sc_ctx_personalize=${'g'.repeat(200)}`,
  });
  expect(views[0]?.ids).toEqual({ browserId: undefined, guestId: undefined });
});

test('passes on campaign, referrer and place, as far as they are any', async () => {
  const headers = {
    cookie: known,
    referer: 'https://from.test/a',
    'x-vercel-ip-country': 'DK',
    'x-vercel-ip-city': 'K%C3%B8ge',
  };
  const { views } = await visit(
    headers,
    {},
    `/offer?utm_campaign=spring&utm_source=${'x'.repeat(900)}&utm_other=1`,
  );
  expect(views[0]?.params).toEqual({
    referrer: 'https://from.test/a',
    utm: { campaign: 'spring', source: 'x'.repeat(500) },
    geo: { country: 'DK', city: 'Køge' },
  });
  expect((await visit({ cookie: known })).views[0]?.params).toEqual({ referrer: '', utm: {} });
});

test('trouble with the CMS costs the variants and is reported', async () => {
  const error = new CmsError({ kind: 'http', reason: 'HTTP 500' }, { operation: 'PersonalizeInfoQuery' });
  const { path, failures } = await visit({ cookie: known }, { info: () => Promise.reject(error) });
  expect({ path, failures }).toEqual({ path: '/_site_main/en/offer', failures: [error] });
});

test('trouble with Sitecore costs what it met and is reported', async () => {
  const error = new CdpError('HTTP 500 for the decision');
  const { path, failures } = await visit({ cookie: known }, { found: { ...members, failures: [error] } });
  expect({ path, failures }).toEqual({ path: '/_variantId_members/_site_main/en/offer', failures: [error] });
});

test('a fault of our own is raised', async () => {
  await expect(
    visit({ cookie: known }, { info: () => Promise.reject(new RangeError('ours')) }),
  ).rejects.toThrow('ours');
});

test('a site without personalization goes on', async () => {
  const request = new NextRequest('https://site.test/', { headers: { cookie: known } });
  const start: Visit = { request, site: null, page, hasNeedlessPrefix: false, headers: {} };
  expect(await personalize(null)(start)).toBe(start);
});
