/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { NextRequest, NextResponse } from 'next/server';
import { CmsError } from '@/cms/cms-error';
import type { PersonalizeInfo } from '@/cms/fetch-personalize-info';
import { CdpError } from '@/services/personalization/cdp-error';
import type { PageView } from '@/services/personalization/fetch-decision';
import type { Personalization } from '@/services/personalization/personalize-visitor';
import { showPage } from '../show-page';
import type { Visit } from '../types';
import { personalize } from './personalize';

const page = { siteName: 'main', language: 'en', path: ['offer'], variantIds: [] };
const agreed = `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`;
const known = `${agreed}; sc_ctx=b-1; sc_ctx_personalize=g-1`;
const ids = { browserId: 'b-1', guestId: 'g-1' };
const info: PersonalizeInfo = { pageId: 'AB', variantIds: ['members', 'faq_short'] };
const members: Personalization = { variantIds: ['members'], ids, failures: [] };

const pathOf = ({ headers }: NextResponse): string =>
  new URL(headers.get('x-middleware-rewrite') ?? 'https://site.test/').pathname;

type Case = {
  info?: () => Promise<PersonalizeInfo | null>;
  found?: Personalization;
  /** Decides at its leisure. */
  decide?: (view: PageView) => Promise<Personalization>;
  deadlineMs?: number;
  method?: string;
};

/** The answer to a visit, with all that the step asked and reported. */
async function visit(
  headers: Record<string, string>,
  given: Case = {},
  path = '/offer',
  toCarry: Visit['headers'] = {},
) {
  const asked = { infos: 0, views: [] as PageView[], failures: [] as unknown[] };
  const step = personalize({
    contextId: 'ctx',
    deadlineMs: given.deadlineMs ?? 400,
    loadPersonalizeInfo: async () => {
      asked.infos += 1;
      return given.info ? given.info() : info;
    },
    personalizeVisitor: async (_, view) => {
      asked.views.push(view);
      return given.decide ? given.decide(view) : (given.found ?? members);
    },
    onFailure: (error) => asked.failures.push(error),
  });
  const request = new NextRequest(`https://site.test${path}`, {
    method: given.method,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140', ...headers },
  });
  const start: Visit = {
    request,
    site: null,
    page,
    hasNeedlessPrefix: false,
    headers: { vary: 'Accept-Language', ...toCarry },
  };
  const next = await step(start);
  const response = next instanceof NextResponse ? next : await showPage(next);
  if (!(response instanceof NextResponse)) throw new Error('The page is not shown.');
  return { ...asked, response, path: pathOf(response) };
}

test('shows a visitor who agreed the variants of the page, to nobody else', async () => {
  const { response, path } = await visit({ cookie: known });
  expect(path).toBe('/_variantId_members/_site_main/en/offer');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('vary')).toBe('Accept-Language');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['no cookie', ''],
  ['a refusal', agreed.replace('marketing=1', 'marketing=0')],
  ['consent to statistics alone', agreed.replace('marketing', 'analytics')],
  ['consent of long ago', 'consent=1.1000000000.marketing=1'],
  ['a made-up cookie', 'consent=marketing=1'],
  ['ids without consent', 'sc_ctx=b-1; sc_ctx_personalize=g-1'],
])('with %s nothing is asked and nothing is set', async (_, cookie) => {
  const { response, path, infos, views } = await visit({ cookie });
  expect(path).toBe('/_site_main/en/offer');
  expect({ infos, views }).toEqual({ infos: 0, views: [] });
  expect(response.headers.has('cache-control')).toBe(false);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the router of a visitor who did not agree does not keep the data of a page with variants', async () => {
  const { response, views } = await visit({ 'x-nextjs-data': '1' });
  expect(views).toEqual([]);
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.has('cache-control')).toBe(false);
});

test.each([
  ['no variants', { pageId: 'A', variantIds: [] }, null],
  ['no answer of the CMS', null, 'no-cache'],
])('for a page with %s nobody is asked who the visitor is', async (_, given, rule) => {
  const requests: Record<string, string>[] = [{ cookie: known }, { 'x-nextjs-data': '1' }];
  for (const headers of requests) {
    const { response, path, views } = await visit(headers, { info: async () => given });
    expect(path).toBe('/_site_main/en/offer');
    expect(views).toEqual([]);
    expect(response.headers.get('x-middleware-cache')).toBe(rule);
    expect(response.headers.has('cache-control')).toBe(false);
  }
});

test('a telephone is no bot, whatever its maker is called', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 11; CUBOT X50) Chrome/120 Mobile';
  expect((await visit({ cookie: known, 'user-agent': userAgent })).views).toHaveLength(1);
});

test('of two consents the nearest counts, as it does in the browser', async () => {
  const refused = agreed.replace('marketing=1', 'marketing=0');
  expect((await visit({ cookie: `${refused}; ${agreed}` })).infos).toBe(0);
  expect((await visit({ cookie: `${agreed}; ${refused}` })).infos).toBe(1);
});

test('the data of a page gets the variants that its document gets', async () => {
  const document = await visit({ cookie: known });
  const data = await visit({ cookie: known, 'x-nextjs-data': '1' });
  expect(data.path).toBe(document.path);
  expect(data.response.headers.get('x-middleware-cache')).toBe('no-cache');
});

test.each<Record<string, string>>([
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
])('fetching ahead with %j counts for nothing, and is not kept', async (headers) => {
  const { response, path, views } = await visit({ cookie: known, ...headers });
  expect(views).toEqual([]);
  expect(path).toBe('/_site_main/en/offer');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('the data of a page is not fetched ahead: the router would show it to who follows the link at once', async () => {
  const headers = { 'x-middleware-prefetch': '1', purpose: 'prefetch', 'x-nextjs-data': '1' };
  const { response, views } = await visit({ cookie: known, ...headers });
  expect(views).toEqual([]);
  expect(await response.json()).toEqual({});
  expect(response.headers.get('x-middleware-skip')).toBe('1');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each(['', 'Googlebot/2.1', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; bingbot/2.0)'])(
  'nobody is asked for the bot %j',
  async (userAgent) => {
    const { infos, path } = await visit({ cookie: known, 'user-agent': userAgent });
    expect({ infos, path }).toEqual({ infos: 0, path: '/_site_main/en/offer' });
  },
);

test.each(['HEAD', 'POST'])('nobody is asked for %s, which shows no page', async (method) => {
  const { infos, views, path, response } = await visit({ cookie: agreed }, { method });
  expect({ infos, views, path }).toEqual({ infos: 0, views: [], path: '/_site_main/en/offer' });
  expect(response.headers.getSetCookie()).toEqual([]);
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
