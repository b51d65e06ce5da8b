import { isInternalToTheSite, removeInternalHeaders } from './internal-headers.ts';

const after = (headers: Record<string, string>) => {
  removeInternalHeaders(headers);
  return Object.keys(headers);
};

test.each([
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-nextjs-rewrite',
  'x-next-resume-state-length',
  'x-next-revalidated-tags',
  'x-invoke-path',
  'x-matched-path',
  'x-now-route-matches',
  'x-vercel-sc-headers',
  'next-resume',
  'next-action',
  'rsc',
])('removes %s from a request', (name) => {
  expect(after({ host: 'site.test', [name]: '1' })).toEqual(['host']);
});

test('keeps what browsers, caches and hosts send', () => {
  const names = [
    'cookie',
    'purpose',
    'x-middleware-prefetch',
    'x-nextjs-data',
    'x-forwarded-for',
    'x-vercel-ip-country',
    'x-request-id',
  ];
  expect(after(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual(names);
});

test.each([
  ['x-middleware-rewrite', true, true],
  ['x-powered-by', true, true],
  ['x-nextjs-prerender', true, true],
  ['x-nextjs-rewrite', true, false],
  ['x-nextjs-matched-path', true, false],
  ['x-nextjs-redirect', true, false],
  ['x-middleware-skip', true, false],
  ['x-middleware-cache', false, false],
  ['x-nextjs-cache', false, false],
  ['x-request-id', false, false],
  ['cache-control', false, false],
])('the response header %s is internal: to a document %s, to page data %s', (name, inDocument, inData) => {
  expect([isInternalToTheSite(name, false), isInternalToTheSite(name, true)]).toEqual([inDocument, inData]);
});
