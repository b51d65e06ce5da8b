import { setTimeout as sleep } from 'node:timers/promises';
import { faultNames } from '../local-cms/services/faults/fault.ts';
import { setFaults } from '../tests/support/clients/faults.ts';
import { visitors } from '../tests/support/fixtures/visitors.ts';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';
import { printResult } from './print-result.ts';
import { startSiteWithCms } from './servers.ts';
import { timeFirst, timeQuickest } from './timed-visits.ts';

const HELP = `Measures how much longer visitors wait for a page while the CMS or personalization fails. Fails when a
fault delays a visit by more than one wait of the middleware (400 ms). Needs \`npm run build\` first.

  node bench/faults.ts`;

/** Time limit of each wait in the middleware. A fault is allowed to delay a visit by one wait of this length. */
const MAX_WAIT_MS = 400;
/** A delay is allowed to exceed its limit by this much, because the times of visits vary. */
const TOLERANCE_MS = 50;
/** Maximum number of measurements per fault. The shortest delay counts, because a busy machine delays some visits. */
const TRIES = 3;

/** Makes every cache entry of the site out of date after at most one second. */
const CACHES = {
  SITES_CACHE_SECONDS: '1',
  REDIRECTS_CACHE_SECONDS: '1',
  PAGE_REVALIDATE_SECONDS: '1',
  PERSONALIZE_CACHE_SECONDS: '0.001',
};
/** After this wait, all cache entries are out of date, and the site retries loads that failed two seconds before. */
const UNTIL_OUT_OF_DATE_MS = 2_300;

const PERSONALIZED_PAGE = '/membership';

/** For each visit: its time or its delay, and the maximum delay during a fault. */
type Times = Record<string, { ms: number; maxDelayMs: number }>;

async function timePages(site: RunningServer): Promise<Times> {
  const times = [
    await timeFirst(site, '/about'),
    await timeFirst(site, '/berths', { host: 'havn.localhost' }),
  ];
  return {
    // While loads fail, the site uses the last values, so at least one page must be as quick as without a fault.
    'the quicker of two pages': { ms: Math.min(...times), maxDelayMs: TOLERANCE_MS },
    'the slower of two pages': { ms: Math.max(...times), maxDelayMs: TOLERANCE_MS + MAX_WAIT_MS },
  };
}

const timePersonalized = (visitor: 'known' | 'unnamed' | 'halfNamed') => async (site: RunningServer) => ({
  'a personalized page': {
    ms: await timeFirst(site, PERSONALIZED_PAGE, visitors[visitor]),
    maxDelayMs: TOLERANCE_MS + MAX_WAIT_MS,
  },
  'the page without consent': {
    ms: await timeQuickest(site, PERSONALIZED_PAGE, visitors.withoutConsent),
    maxDelayMs: TOLERANCE_MS,
  },
});

const CASES: readonly { match: string; timeVisits: (site: RunningServer) => Promise<Times> }[] = [
  { match: 'RedirectsQuery', timeVisits: timePages },
  { match: 'SitesQuery', timeVisits: timePages },
  { match: '', timeVisits: timePages },
  { match: '/v1/personalize', timeVisits: timePersonalized('known') },
  { match: '/create.json', timeVisits: timePersonalized('unnamed') },
  { match: '/show.json', timeVisits: timePersonalized('halfNamed') },
  { match: 'PersonalizeInfoQuery', timeVisits: timePersonalized('known') },
];

/** Measures how much longer than usual each visit takes. Returns each visit's shortest delay in all tries. */
async function measureDelays(timeOnce: () => Promise<Times>, usual: Times): Promise<Times> {
  const least: Times = {};
  for (let tries = 0; tries < TRIES; tries++) {
    await sleep(UNTIL_OUT_OF_DATE_MS);
    for (const [what, { ms, maxDelayMs }] of Object.entries(await timeOnce())) {
      const delay = ms - (usual[what]?.ms ?? 0);
      least[what] = { ms: Math.min(delay, least[what]?.ms ?? delay), maxDelayMs };
    }
    if (Object.values(least).every(({ ms, maxDelayMs }) => ms <= maxDelayMs)) break;
  }
  return least;
}

function report(fault: string, delays: Times): void {
  for (const [what, { ms, maxDelayMs }] of Object.entries(delays)) {
    printResult(`${fault}: ${what} ${ms.toFixed(0)} ms longer, at most ${maxDelayMs} ms`, ms > maxDelayMs);
  }
}

async function run(): Promise<void> {
  for (const { match, timeVisits } of CASES) {
    await using servers = new AsyncDisposableStack();
    const { cms, site } = await startSiteWithCms(servers, CACHES);
    await timeVisits(site);
    const usual = await timeVisits(site);
    for (const answer of faultNames) {
      await setFaults(cms.url, [{ match, answer }]);
      const delays = await measureDelays(() => timeVisits(site), usual);
      report(`${match || 'every request'}, ${answer}`, delays);
    }
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
