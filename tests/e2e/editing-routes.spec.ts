import { expect } from '@playwright/test';
import { toRenderUrl } from '../support/browser/page-states.ts';
import { test } from '../support/playwright/site-test.ts';
import { byContextId, EDITING_SECRET, startSite } from '../support/servers/start-servers.ts';

const COOKIE = /^[\w-]+=[\w.-]+; Max-Age=3; Path=\/; HttpOnly; Secure; SameSite=None$/;

test('the render route sends a redirect, three cookies that last three seconds, and the frame policy', async ({
  cms,
  site,
}) => {
  const url = await toRenderUrl(site, '/da/about', { mode: 'edit' });
  const opened = await fetch(url, { redirect: 'manual', headers: { origin: cms.url } });
  expect([opened.status, opened.headers.get('location')]).toEqual([307, '/da/about']);
  expect(opened.headers.get('content-security-policy')).toBe(
    `frame-ancestors 'self' ${cms.url} https://pages.sitecorecloud.io https://app.sitecorecloud.io`,
  );
  expect(opened.headers.get('access-control-allow-origin')).toBe(cms.url);
  expect(opened.headers.get('vary')).toBe('Origin');
  const cookies = opened.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__prerender_bypass',
    '__next_preview_data',
    'editing_session',
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(COOKIE);
});

test('the exit route ends the session and leads to the public page with 303, whatever the method', async ({
  site,
}) => {
  for (const method of ['GET', 'POST']) {
    const url = `${site.url}/api/editing/exit?route=/da/about`;
    const response = await fetch(url, { method, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/da/about']);
    const names = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(names).toContain('editing_session=');
  }
});

test('the config route lists the components and packages', async ({ site }) => {
  const response = await fetch(`${site.url}/api/editing/config?secret=${EDITING_SECRET}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { components, packages, editMode } = await response.json();
  expect(components).toContain('Promo');
  expect(packages).toMatchObject({ '@sitecore-jss/sitecore-jss-nextjs': '22.12.4' });
  expect(editMode).toBe('metadata');
});

for (const route of ['config', 'render']) {
  test(`the ${route} route refuses invalid requests and sets no cookie`, async ({ cms, site }) => {
    const url = `${site.url}/api/editing/${route}`;
    const right = (await toRenderUrl(site, '/about', { mode: 'edit' })).split('?')[1] ?? '';
    const ask = async (query: string, init: RequestInit = {}) => {
      const response = await fetch(`${url}?${query}`, { redirect: 'manual', ...init });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('vary')).toContain('Origin');
      expect(await response.text()).not.toContain(EDITING_SECRET);
      return response.status;
    };

    expect(await ask('')).toBe(401);
    expect(await ask(right.replace(EDITING_SECRET, 'wrong'))).toBe(401);
    expect(await ask(`${right}&secret=${EDITING_SECRET}`)).toBe(401);
    expect(await ask(right, { headers: { origin: 'https://pages.sitecorecloud.io.evil.test' } })).toBe(401);
    expect(await ask('', { method: 'OPTIONS', headers: { origin: cms.url } })).toBe(204);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
      expect(await ask(right, { method }), method).toBe(405);
    }
    if (route === 'render') {
      expect(await ask(right.replace('route=%2Fabout', 'route=%2F%2Fevil.test'))).toBe(400);
      expect(await ask(`${right}&mode=preview`)).toBe(400);
      expect(await ask(`${right}&sc_variant=${'a'.repeat(2000)}`)).toBe(400);
    }
  });
}

test('without a secret the site logs an error at start and refuses every editing request', async ({
  cms,
}) => {
  const { JSS_EDITING_SECRET: _, ...environment } = byContextId(cms.url);
  const site = await startSite(environment);
  const text = 'The JSS_EDITING_SECRET environment variable is missing or invalid.';
  try {
    expect(site.output()).toContain(text);
    for (const route of ['config', 'render']) {
      const response = await fetch(`${site.url}/api/editing/${route}?secret=`);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain(text);
    }
  } finally {
    await site.stop();
  }
});
