/** @jest-environment node */

import { NextRequest, NextResponse } from 'next/server';
import type { Redirect } from '@/cms/fetch-redirects';
import { createLogger } from '@/telemetry/logger';
import type { PersonalizeClients } from './personalize/personalize';
import { createLoadRedirects } from './redirects/load-redirects';
import { rule } from './redirects/visit-fixture';
import { createSteps, runSteps } from './steps';
import type { MiddlewareStep } from './types';

const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da', 'fr-CA'] },
  { name: 'dansk', hostName: '*.dk', defaultLanguage: 'da', languages: ['da'] },
];
const editor = {
  hasSession: ({ cookies }: NextRequest) => cookies.has('editor'),
  framePolicy: "frame-ancestors 'self'",
};
const logger = createLogger({ logLevel: 'silent' });
const loadRedirects = createLoadRedirects({ fetchRedirects: async () => [], logger });
const steps = createSteps({
  loadSites: async () => sites,
  mainSiteName: 'main',
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
])('shows %s from %s', async (path, internalPath) => {
  expect(await rewriteOf(path)).toBe(internalPath);
});

test('asks the host name for the site and its languages', async () => {
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
])('refuses %s without asking the CMS', async (path) => {
  expect(await rewriteOf(path)).toBe('/_refused');
});

test.each(['/%', '/a/%E0%A4%A'])('leaves %s to Next, which answers 400', async (path) => {
  expect(await rewriteOf(path)).toBeNull();
});

test.each([
  ['/en', '/'],
  ['/en/about?x=1', '/about?x=1'],
])('sends %s to the address without the default language', async (path, target) => {
  const response = await visit(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`https://site.test${target}`);
});

test.each([
  ['/robots.txt', '/api/robots'],
  ['/sitemap.xml', '/api/sitemap'],
  ['/sitemap-2.xml', '/api/sitemap?part=2'],
  ['/da/robots.txt', '/_site_main/da/robots.txt'],
  ['/sitemap-a%2F.xml', '/_refused'],
])('sends %s to %s', async (path, route) => {
  expect(await rewriteOf(path)).toBe(route);
});

test('the first answer ends the chain', async () => {
  const late = jest.fn();
  const response = await runSteps(
    { early: async () => NextResponse.json({ moved: true }), late },
    new NextRequest('https://site.test/'),
  );
  expect(await response.json()).toEqual({ moved: true });
  expect(late).not.toHaveBeenCalled();
});

test('tells how long each step took that ran, and which one answered', async () => {
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

test('shows an editor the page of the path, and lets the editor frame it', async () => {
  const request = new NextRequest('https://site.test/da/om', { headers: { cookie: 'editor=1' } });
  const response = await runSteps(steps, request);
  expect(response.headers.get('x-middleware-rewrite')).toBe('https://site.test/_site_main/da/om');
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect((await visit('/da/om')).headers.has('content-security-policy')).toBe(false);
});

test('ends the chain for an editor before what is for visitors', async () => {
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
    loadSites: async () => sites,
    mainSiteName: 'main',
    maySiteBeChosen: false,
    loadRedirects: createLoadRedirects({ fetchRedirects: async () => [given], logger }),
    personalization,
    editor,
  });
};

test('a rule sees of a data request what it sees of its document', async () => {
  const withRule = createWithRule(rule('/about/us', '/new', { isQueryStringPreserved: true }));
  const url = 'https://site.test/about/us?path=about&path=us&a=1';
  const headers = { host: 'site.test', 'x-nextjs-data': '1' };
  const data = await runSteps(withRule, new NextRequest(url, { headers }));
  expect(data.headers.get('location')).toBe('https://site.test/new?a=1');
});

test('a redirect wins over the variants of a page, which nobody is asked for then', async () => {
  const asked = jest.fn();
  const withRule = createWithRule(rule('/about', '/new'), {
    contextId: 'context',
    deadlineMs: 400,
    loadPersonalizeInfo: async () => asked(),
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
