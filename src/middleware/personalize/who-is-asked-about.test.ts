/** @jest-environment node */
import { agreed, known, visit } from './visit-fixture';

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
