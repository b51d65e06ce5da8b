import { createStep, rule, site, toVisit } from '@tests/fixtures/redirect-visit';
import { NextResponse } from 'next/server';
import { toNoRedirects } from '@/features/redirects/compile-redirects';
import { redirect } from './redirect';

const CHOSEN = { 'Cache-Control': 'private, no-store', 'Set-Cookie': 'sc_site=main; Path=/' };

test.each([
  ['a page of the site', '/new'],
  ['another host', 'https://other.test/'],
])('a redirect to %s has the headers of earlier steps', async (_, target) => {
  const { step } = await createStep(rule('/old', target));
  const answer = await step(toVisit('/old', CHOSEN));
  expect(answer).toBeInstanceOf(NextResponse);
  const { headers } = answer;
  expect(new Headers(headers).get('cache-control')).toBe('private, no-store');
  expect(new Headers(headers).get('set-cookie')).toBe('sc_site=main; Path=/');
});

test.each(['REDIRECT_301', 'REDIRECT_302'] as const)(
  'browsers keep a redirect (%s) for a minute at most, because an editor can have made it by mistake',
  async (redirectType) => {
    const { step } = await createStep(rule('/old', '/new', { redirectType }));
    const { headers } = await step(toVisit('/old'));
    expect(new Headers(headers).get('cache-control')).toBe('public, max-age=60');
  },
);

test('a server transfer keeps the headers of earlier steps', async () => {
  const { step } = await createStep(rule('/old', '/new', { redirectType: 'SERVER_TRANSFER' }));
  expect(await step(toVisit('/old', CHOSEN))).toMatchObject({ headers: CHOSEN });
});

test('no cache is allowed to keep a page while the rules are unknown', async () => {
  const step = redirect(async () => ({ ...toNoRedirects(site), report: () => undefined }));
  expect(await step(toVisit('/about-us', { Vary: 'x' }))).toMatchObject({
    headers: { Vary: 'x', 'Cache-Control': 'private, no-store' },
  });
  const known = (await createStep()).step;
  expect(await known(toVisit('/about-us'))).toMatchObject({ headers: {} });
});
