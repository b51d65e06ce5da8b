import { rule } from '@tests/fixtures/redirect-visit';
import { NextRequest, NextResponse } from 'next/server';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import { createLoadRedirects } from '@/features/redirects/load-redirects';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { createLogger } from '@/platform/telemetry/logger';
import type { MiddlewareStep } from './middleware-context';
import type { PersonalizeClients } from './personalize';
import { createSteps, runSteps } from './steps';

const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da', 'fr-CA'] },
  { name: 'dansk', hostName: '*.dk', defaultLanguage: 'da', languages: ['da'] },
];
const editor = {
  findViewer: async ({ cookies }: NextRequest) => (cookies.has('editor') ? ('editor' as const) : null),
  policy: {},
};
const logger = createLogger({ logLevel: 'silent' });
const loadRedirects = createLoadRedirects({ fetchRedirects: async () => [], ttlMs: 10_000, logger });
const steps = createSteps({
  loadSites: async () => createSiteList(sites, 'main'),
  maySiteBeChosen: false,
  loadRedirects,
  personalization: null,
  editor,
});

const visit = (path: string, host = 'site.test') =>
  runSteps(steps, new NextRequest(`https://${host}${path}`, { headers: { host } }));

const rewriteOf = async (path: string, host?: string) => {
  const rewritten = (await visit(path, host)).headers.get('x-middleware-rewrite');
  return rewritten && new URL(rewritten).pathname + new URL(rewritten).search;
};

test.each([
  ['/', '/_site_main/en'],
  ['/about', '/_site_main/en/about'],
  ['/About/Us', '/_site_main/en/about/us'],
  ['/da', '/_site_main/da'],
  ['/DA/Om', '/_site_main/da/om'],
  ['/fr-ca/a', '/_site_main/fr-CA/a'],
  ['/danish', '/_site_main/en/danish'],
  ['/about?utm_source=mail', '/_site_main/en/about'],
  ['/%C3%85rhus', '/_site_main/en/%C3%A5rhus'],
])('rewrites %s to %s', async (path, internalPath) => {
  expect(await rewriteOf(path)).toBe(internalPath);
});

test('finds the site and its languages by host name', async () => {
  expect(await rewriteOf('/en/om', 'www.solvind.dk')).toBe('/_site_dansk/da/en/om');
});

test.each([
  '/_site_main/en/about',
  '/_site_other',
  '/_variantId_x/about',
  '/da/_site_main/en',
  '/_SITE_main/en',
  '/_refused',
  '/a%22b',
  '/a%00b',
  `/${'x'.repeat(8192)}`,
])('rewrites the refused path %s to /_refused', async (path) => {
  expect(await rewriteOf(path)).toBe('/_refused');
});

test.each(['/%', '/a/%E0%A4%A'])('leaves %s to Next, which responds with 400', async (path) => {
  expect(await rewriteOf(path)).toBeNull();
});

test('the first response ends the chain', async () => {
  const late = jest.fn();
  const response = await runSteps(
    { early: async () => NextResponse.json({ moved: true }), late },
    new NextRequest('https://site.test/'),
  );
  expect(await response.json()).toEqual({ moved: true });
  expect(late).not.toHaveBeenCalled();
});

test('reports how long each step took and which step responded', async () => {
  const watch = jest.fn();
  const slow: MiddlewareStep = async (known) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return known;
  };
  const answer: MiddlewareStep = async () => NextResponse.json({});
  const request = new NextRequest('https://site.test/');
  const response = await runSteps({ slow, answer, late: slow }, request, watch);
  expect(watch).toHaveBeenCalledWith(
    [
      { step: 'slow', ms: expect.any(Number), answered: false },
      { step: 'answer', ms: expect.any(Number), answered: true },
    ],
    response,
  );
  expect(watch.mock.calls[0][0][0].ms).toBeGreaterThanOrEqual(25);
});

test('ends the chain for an editor before the steps for visitors', async () => {
  const forVisitors = jest.fn(async () => NextResponse.redirect('https://site.test/elsewhere'));
  const request = (cookie: string) => new NextRequest('https://site.test/om', { headers: { cookie } });
  const { showPage: _, ...before } = steps;
  await runSteps({ ...before, forVisitors }, request('editor=1'));
  expect(forVisitors).not.toHaveBeenCalled();
  await runSteps({ ...before, forVisitors }, request('__prerender_bypass=made-up'));
  expect(forVisitors).toHaveBeenCalled();
});

const createWithRule = (given: Redirect, personalization: PersonalizeClients | null = null) => {
  return createSteps({
    loadSites: async () => createSiteList(sites, 'main'),
    maySiteBeChosen: false,
    loadRedirects: createLoadRedirects({ fetchRedirects: async () => [given], ttlMs: 10_000, logger }),
    personalization,
    editor,
  });
};

test('a redirect rule also matches the data request of the page', async () => {
  const withRule = createWithRule(rule('/about/us', '/new', { isQueryStringPreserved: true }));
  const url = 'https://site.test/about/us?path=about&path=us&a=1';
  const headers = { host: 'site.test', 'x-nextjs-data': '1' };
  const data = await runSteps(withRule, new NextRequest(url, { headers }));
  expect(data.headers.get('location')).toBe('https://site.test/new?a=1');
});

test('a redirected request is not personalized', async () => {
  const asked = jest.fn();
  const withRule = createWithRule(rule('/about', '/new'), {
    contextId: 'context',
    hasMarketingConsent: () => false,
    cdpTimeoutMs: 400,
    loadPersonalizeInfo: async () => asked() ?? null,
    personalizeVisitor: async () => asked(),
    onFailure: asked,
  });
  const headers = { host: 'site.test', 'x-nextjs-data': '1' };
  const about = await runSteps(withRule, new NextRequest('https://site.test/about', { headers }));
  expect([about.status, about.headers.get('location')]).toEqual([301, 'https://site.test/new']);
  expect(asked).not.toHaveBeenCalled();
  await runSteps(withRule, new NextRequest('https://site.test/new', { headers }));
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['/about/', 301, '/new'],
  ['/en/about/?a=1', 301, '/new'],
  ['/other/', 308, '/other'],
])('redirects a path with a trailing slash only once: %s', async (path, status, target) => {
  const withRule = createWithRule(rule('/about', '/new'));
  const request = new NextRequest(`https://site.test${path}`, { headers: { host: 'site.test' } });
  const response = await runSteps(withRule, request);
  expect([response.status, response.headers.get('location')]).toEqual([status, `https://site.test${target}`]);
});
