import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { NextRequest, type NextResponse } from 'next/server';
import { createLoadRedirects } from '@/features/redirects/load-redirects';
import { createSiteList, type Site } from '@/features/sites/site-list/site-list';
import { createLogger } from '@/platform/telemetry/logger';
import { createSteps, runSteps } from './steps';

const sites: readonly Site[] = [
  {
    name: 'main',
    hostName: 'main.test|www.main.test',
    defaultLanguage: 'en',
    languages: ['en', 'da', 'fr-CA'],
  },
  {
    name: 'havn',
    hostName: 'havn.*',
    defaultLanguage: 'da',
    languages: ['da', 'en'],
    negotiatesLanguage: true,
  },
  { name: 'dansk', hostName: '*.dk', defaultLanguage: 'da', languages: ['da'] },
];

const createVisit = (known = createSiteList(sites, 'main'), maySiteBeChosen = false) => {
  const steps = createSteps({
    loadSites: async () => known,
    maySiteBeChosen,
    loadRedirects: createLoadRedirects({
      fetchRedirects: async () => [],
      ttlMs: 10_000,
      logger: createLogger({ logLevel: 'silent' }),
    }),
    personalization: null,
    editor: { findViewer: async () => null, policy: {} },
  });
  return (url: string, headers: Record<string, string> = {}) => {
    const { host } = new URL(url);
    return runSteps(steps, new NextRequest(url, { headers: { host, ...headers } }));
  };
};

/** Adds the segments of a path to a query, as Next's router does for a data request. */
const toRouterQuery = (pathname: string, query: string): string => {
  const params = new URLSearchParams(query);
  for (const segment of pathname.split('/').filter(Boolean))
    params.append('path', decodeURIComponent(segment));
  return params.size > 0 ? `?${params}` : '';
};

const toOutcome = ({ status, headers }: NextResponse) => ({
  status,
  shows: toPath(headers.get('x-middleware-rewrite')),
  leadsTo: toPath(headers.get('location')),
});

/** Removes the host from a URL, and from its path what Next adds for a data request. */
const toPath = (url: string | null) =>
  url
    ?.replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/_next\/data\/build(.*)\.json(?=\?|$)/, '$1')
    .replace(/^\/index(?=\?|$)/, '/');

const host = fc.constantFrom(
  'main.test',
  'www.main.test',
  'havn.localhost',
  'havn.test',
  'www.solvind.dk',
  'x.test',
);
const prefix = fc.constantFrom('', '/en', '/da', '/DA', '/fr-ca', '/de', '/_site_main', '/_variantId_x');
const segment = fc.oneof(fc.constantFrom('about', 'Om', 'å', 'da', 'a b'), fc.string({ maxLength: 6 }));
const query = fc.constantFrom('', '?a=1', '?b=%C3%A5&c=');
const rest = fc.array(segment, { maxLength: 3 }).map((segments) => {
  return segments.map((text) => `/${encodeURIComponent(text.toWellFormed())}`).join('');
});

/** Computes the expected outcome with a second, simple implementation of docs/decisions/002 and 017. */
function toExpected(hostName: string, pathname: string) {
  const site = sites.find(({ name }) => name === toSiteName(hostName));
  const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const words = segments.map((word) => word.normalize('NFC').toLowerCase());
  if (words.some((word) => /^(_site_|_variantid_|_refused$)/.test(word))) return { shows: '/_refused' };
  if (words.some((word) => /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\\/:?"<>|[\]{}]/u.test(word)))
    return { shows: '/_refused' };
  const language = site?.languages.find((known) => known.toLowerCase() === words[0]);
  const path = (language ? words.slice(1) : words).map((word) => `/${encodeURIComponent(word)}`).join('');
  if (language && language === site?.defaultLanguage) return { leadsTo: path || '/' };
  return { shows: `/_site_${site?.name}/${language ?? site?.defaultLanguage}${path}` };
}

const withQuery = (expected: ReturnType<typeof toExpected>, search: string) =>
  'leadsTo' in expected ? { leadsTo: expected.leadsTo + search } : expected;

function toSiteName(hostName: string): string {
  if (hostName.startsWith('havn.')) return 'havn';
  return hostName.endsWith('.dk') ? 'dansk' : 'main';
}

test('finds site, language and page of every URL, for documents and data requests', async () => {
  const visit = createVisit();
  await fc.assert(
    fc.asyncProperty(host, prefix, rest, query, async (hostName, start, end, search) => {
      const pathname = new URL(`https://${hostName}${start}${end}`).pathname;
      // Skips repeated slashes, which Next itself redirects, and crawler files and trailing slashes, which
      // have their own tests.
      fc.pre(!/\/\/|.\/$/.test(pathname) && !/\.(txt|xml)$/.test(pathname));
      const document = toOutcome(await visit(`https://${hostName}${pathname}${search}`));
      const expected = toExpected(hostName, pathname);
      expect({ ...document, status: 0 }).toEqual({
        shows: undefined,
        leadsTo: undefined,
        ...withQuery(expected, search),
        status: 0,
      });

      const asData = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
      const data = await visit(
        `https://${hostName}/_next/data/build${asData}.json${toRouterQuery(pathname, search)}`,
        {
          'x-nextjs-data': '1',
        },
      );
      expect(toOutcome(data)).toEqual(document);
    }),
    { numRuns: propertyRuns(2500) },
  );
});

test('the canonical redirect of a chosen site is private and keeps the choice', async () => {
  const { status, headers } = await createVisit(
    createSiteList(sites, 'main'),
    true,
  )('https://main.test/da/berths?sc_site=havn');
  expect([status, headers.get('cache-control')]).toEqual([308, 'private, no-store']);
  expect(headers.get('set-cookie')).toContain('sc_site=havn;');
});

test('without ALLOW_SITE_CHOICE, a chosen site is ignored and sets no headers', async () => {
  const { headers } = await createVisit()('https://main.test/about?sc_site=havn', { cookie: 'sc_site=havn' });
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, null]);
  expect(headers.get('x-middleware-rewrite')).toBe('https://main.test/_site_main/en/about');
});

test.each([
  ['/?sc_site=havn', '', '/_site_havn/da'],
  ['/en?sc_site=HAVN', '', '/_site_havn/en'],
  ['/en/berths', 'sc_site=havn', '/_site_havn/en/berths'],
  ['/?sc_site=dansk', 'sc_site=havn', '/_site_dansk/da'],
  ['/?sc_site=nobody', '', '/_site_main/en'],
  ['/?sc_site=evil/../x', '', '/_site_main/en'],
  ['/?sc_site=__proto__', '', '/_site_main/en'],
])('with ALLOW_SITE_CHOICE, %s with the cookie "%s" shows %s', async (url, cookie, shows) => {
  const answer = await createVisit(createSiteList(sites, 'main'), true)(`https://main.test${url}`, {
    cookie,
  });
  expect(toOutcome(answer).shows).toBe(shows);
  const isChosen = !shows.startsWith('/_site_main');
  expect(answer.headers.get('cache-control')).toBe(isChosen ? 'private, no-store' : null);
  const keeps = isChosen && url.includes('sc_site');
  expect(answer.headers.get('set-cookie')?.split(';')[0] ?? null).toBe(
    keeps ? `sc_site=${shows.split('_')[2]?.split('/')[0]}` : null,
  );
});

test('with a fallback site list, responds with 503 at an unknown host and never redirects permanently', async () => {
  const configuredSite = {
    name: 'main',
    hostName: 'main.test|localhost',
    defaultLanguage: 'en',
    languages: ['en'],
  };
  const visit = createVisit(createSiteList([configuredSite], 'main', 'fallback'));
  expect(toOutcome(await visit('https://main.test/')).shows).toBe('/_site_main/en');
  // There is no redirect to /about, because the default language may be wrong and browsers cache the
  // redirect.
  expect(toOutcome(await visit('https://main.test/en/about')).shows).toBe('/_site_main/en/about');
  const answer = await visit('https://havn.test/');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
});
