import { SetContextSchema, StoredPageSchema } from './page-entry';

const page = { kind: 'PAGES', html: '<p>', pageData: {} };
const redirect = (pageProps: object) => ({ kind: 'REDIRECT', props: { pageProps } });
const minute = { revalidate: 60, expire: 360 };

test.each([
  ['a page', page, minute],
  ['a page whose lifetime is longer than its time as a stale one', page, { revalidate: 3600, expire: 360 }],
  ['a page without an end', page, { revalidate: 60 }],
  ['no page', null, minute],
  ['a redirect', redirect({ __N_REDIRECT: '/a', __N_REDIRECT_STATUS: 308 }), minute],
])('takes %s', (_case, value, cacheControl) => {
  expect(StoredPageSchema.safeParse({ value, cacheControl }).success).toBe(true);
  expect(SetContextSchema.safeParse({ cacheControl }).success).toBe(true);
});

test.each([
  ['a redirect to nowhere', redirect({}), minute],
  ['a redirect with a line break', redirect({ __N_REDIRECT: '/a\r\nx-b: c' }), minute],
  ['a redirect to a number', redirect({ __N_REDIRECT: 5 }), minute],
  [
    'a redirect with an impossible status',
    redirect({ __N_REDIRECT: '/a', __N_REDIRECT_STATUS: 9000 }),
    minute,
  ],
  ['a lifetime of nothing', page, { revalidate: 1e-9, expire: 5 }],
  ['an endless lifetime', page, { revalidate: 1e300 }],
  ['an end before the begin', page, { revalidate: 60, expire: -5 }],
  ['a page of 20 MB', { ...page, html: 'x'.repeat(20_000_000) }, minute],
])('refuses %s, as somebody could have written it into Redis', (_case, value, cacheControl) => {
  expect(StoredPageSchema.safeParse({ value, cacheControl }).success).toBe(false);
});
