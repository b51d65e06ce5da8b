import { agreed, known, visit } from '@tests/fixtures/personalize-visit';

test.each([
  ['no cookie', ''],
  ['a refusal', agreed.replace('marketing=1', 'marketing=0')],
  ['consent to statistics alone', agreed.replace('marketing', 'analytics')],
  ['expired consent', 'consent=1.1000000000.marketing=1'],
  ['an invalid consent cookie', 'consent=marketing=1'],
  ['ids without consent', 'sc_ctx=b-1; sc_ctx_personalize=g-1'],
])('with %s, Sitecore is not asked and no cookie is set', async (_, cookie) => {
  const { response, path, infos, views } = await visit({ cookie });
  expect(path).toBe('/_site_main/en/offer');
  expect({ infos, views }).toEqual({ infos: 0, views: [] });
  expect(response.headers.has('cache-control')).toBe(false);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('without consent, router and browser ask again for the data of a page with variants', async () => {
  const { response, views } = await visit({ 'x-nextjs-data': '1' });
  expect(views).toEqual([]);
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('data that no cache may keep stays so', async () => {
  const headers = { 'Cache-Control': 'private, no-store' };
  const { response } = await visit({ 'x-nextjs-data': '1' }, {}, '/offer', headers);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['the page has no variants', { pageId: 'A', variantIds: [] }, null],
  ['the CMS does not respond', 'no-response' as const, 'no-cache'],
])('does not personalize the page if %s', async (_, given, rule) => {
  const requests: Record<string, string>[] = [{ cookie: known }, { 'x-nextjs-data': '1' }];
  for (const headers of requests) {
    const { response, path, views } = await visit(headers, { info: async () => given });
    expect(path).toBe('/_site_main/en/offer');
    expect(views).toEqual([]);
    expect(response.headers.get('x-middleware-cache')).toBe(rule);
    expect(response.headers.get('cache-control')).toBe('x-nextjs-data' in headers ? rule : null);
  }
});

test('shows the cached 404 page for a page that does not exist', async () => {
  const requests: Record<string, string>[] = [{ cookie: known }, { 'x-nextjs-data': '1' }];
  for (const headers of requests) {
    const { response, path, views } = await visit(headers, { info: async () => null });
    expect({ path, views }).toEqual({ path: '/_refused', views: [] });
    expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
    expect(response.headers.get('cache-control')).toBe('x-nextjs-data' in headers ? 'no-cache' : null);
  }
});

test('uses the first of two consent cookies, as the browser does', async () => {
  const refused = agreed.replace('marketing=1', 'marketing=0');
  expect((await visit({ cookie: `${refused}; ${agreed}` })).infos).toBe(0);
  expect((await visit({ cookie: `${agreed}; ${refused}` })).infos).toBe(1);
});

test.each<Record<string, string>>([
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
])('a prefetch with %j is not personalized and not cached', async (headers) => {
  const { response, path, views } = await visit({ cookie: known, ...headers });
  expect(views).toEqual([]);
  expect(path).toBe('/_site_main/en/offer');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a prefetch gets no data, because the router would show the data when the visitor follows the link', async () => {
  const headers = { 'x-middleware-prefetch': '1', purpose: 'prefetch', 'x-nextjs-data': '1' };
  const { response, views } = await visit({ cookie: known, ...headers });
  expect(views).toEqual([]);
  expect(await response.json()).toEqual({});
  expect(response.headers.get('x-middleware-skip')).toBe('1');
  expect(response.headers.get('x-middleware-cache')).toBe('no-cache');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a page is not personalized for a bot', async () => {
  const { infos, path } = await visit({ cookie: known, 'user-agent': 'Googlebot/2.1' });
  expect({ infos, path }).toEqual({ infos: 0, path: '/_site_main/en/offer' });
});

test.each(['HEAD', 'POST'])('a %s request is not personalized', async (method) => {
  const { infos, views, path, response } = await visit({ cookie: agreed }, { method });
  expect({ infos, views, path }).toEqual({ infos: 0, views: [], path: '/_site_main/en/offer' });
  expect(response.headers.getSetCookie()).toEqual([]);
});
