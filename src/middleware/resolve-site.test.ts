/** @jest-environment node */
import fc from 'fast-check';
import { NextRequest, type NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { createLogger } from '@/telemetry/logger';
import { createLoadRedirects } from './redirects/load-redirects';
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

const createVisit = (known: readonly Site[] = sites, maySiteBeChosen = false) => {
  const steps = createSteps({
    loadSites: async () => known,
    mainSiteName: 'main',
    maySiteBeChosen,
    loadRedirects: createLoadRedirects({
      fetchRedirects: async () => [],
      logger: createLogger({ logLevel: 'silent' }),
    }),
    personalization: null,
    editor: { hasSession: () => false, framePolicy: '' },
  });
  return (address: string, headers: Record<string, string> = {}) => {
    const { host } = new URL(address);
    return runSteps(steps, new NextRequest(address, { headers: { host, ...headers } }));
  };
};

/** As Next's router writes it: with the segments of the path among the parameters. */
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

/** Without the host, and without what Next writes around the path of data. */
const toPath = (address: string | null) =>
  address
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

/** The rules of docs/decisions/002 and 017, said once more and in the plainest way. */
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

test('finds site, language and page of every address, for documents and data requests alike', async () => {
  const visit = createVisit();
  await fc.assert(
    fc.asyncProperty(host, prefix, rest, query, async (hostName, start, end, search) => {
      const pathname = new URL(`https://${hostName}${start}${end}`).pathname;
      // Next itself answers a slash at the end, and two in a row, before the proxy runs.
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
    { numRuns: 2500 },
  );
});

test('only a data request has parameters of the router: those of a visitor stay', async () => {
  const { headers } = await createVisit()('https://main.test/en/about?path=en&path=about&a=1');
  expect(headers.get('location')).toBe('https://main.test/about?path=en&path=about&a=1');
});

test('who has chosen a site is sent to its other address in private, and keeps the choice', async () => {
  const { status, headers } = await createVisit(sites, true)('https://main.test/da/berths?sc_site=havn');
  expect([status, headers.get('cache-control')]).toEqual([308, 'private, no-store']);
  expect(headers.get('set-cookie')).toContain('sc_site=havn;');
});

test('sets no cookie and no rule for caches on what may be cached', async () => {
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
])('where the operator allows it, %s with the cookie "%s" shows %s', async (address, cookie, shows) => {
  const answer = await createVisit(sites, true)(`https://main.test${address}`, { cookie });
  expect(toOutcome(answer).shows).toBe(shows);
  const isChosen = !shows.startsWith('/_site_main');
  expect(answer.headers.get('cache-control')).toBe(isChosen ? 'private, no-store' : null);
  const keeps = isChosen && address.includes('sc_site');
  expect(answer.headers.get('set-cookie')?.split(';')[0] ?? null).toBe(
    keeps ? `sc_site=${shows.split('_')[2]?.split('/')[0]}` : null,
  );
});

test.each([
  ['a browser in English', {}, '/en'],
  ['a browser in another language', { 'accept-language': 'de' }, undefined],
  ['a browser in Danish', { 'accept-language': 'da-DK,en;q=0.5' }, undefined],
  ['a link of the site', { referer: 'https://havn.test/en/berths' }, undefined],
  ['a link of another site', { referer: 'https://other.test/' }, '/en'],
  ['a navigation within the site', { 'sec-fetch-site': 'same-origin' }, undefined],
  ['a data request', { 'x-nextjs-data': '1' }, undefined],
])('the front page of a site that asks for it, for %s', async (_, headers, leadsTo) => {
  const answer = await createVisit()('https://havn.test/', { 'accept-language': 'en', ...headers });
  expect(toOutcome(answer).leadsTo).toBe(leadsTo);
  expect(answer.status).toBe(leadsTo ? 307 : 200);
  expect(answer.headers.get('vary')).toBe('Accept-Language');
  // The same headers from a browser in English that comes from elsewhere mean another answer.
  const isShared = 'accept-language' in headers;
  expect(answer.headers.get('cache-control')).toBe(isShared ? null : 'private, no-store');
});

test.each(['https://main.test/', 'https://havn.test/berths', 'https://havn.test/da?x=1'])(
  'nobody is sent to a language from %s',
  async (address) => {
    const answer = await createVisit()(address, { 'accept-language': 'en,da' });
    expect(toOutcome(answer).leadsTo).not.toBe('/en');
    expect(answer.headers.get('vary')).toBeNull();
  },
);

test('while nobody knows the sites, a host that may be another’s is told to come back', async () => {
  const guess = {
    name: 'main',
    hostName: 'main.test|localhost',
    defaultLanguage: 'en',
    languages: ['en'],
    isGuess: true,
  };
  const visit = createVisit([guess]);
  expect(toOutcome(await visit('https://main.test/')).shows).toBe('/_site_main/en');
  // Its default language is a guess, too: no browser may keep a redirect that stands on it.
  expect(toOutcome(await visit('https://main.test/en/about')).shows).toBe('/_site_main/en/about');
  const answer = await visit('https://havn.test/');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
});
