import { setTimeout as sleep } from 'node:timers/promises';
import { faultNames } from '../local-cms/services/faults/fault.ts';
import { setFaults } from '../tests/support/clients/faults.ts';
import { visitors } from '../tests/support/fixtures/visitors.ts';
import {
  byContextId,
  type RunningServer,
  startCms,
  startSite,
} from '../tests/support/servers/start-servers.ts';
import { printResult } from './print-result.ts';
import { timeFirst, timeQuickest } from './timed-visits.ts';

const HELP = `Measures how much longer visitors wait for a page while the CMS or the personalization fails. Fails when they wait
longer than the deadline for everything before a page. Needs \`npm run build\` first.

  node bench/faults.ts`;

/** Milliseconds that a visitor may wait for everything before a page, all together. */
const DEADLINE_MS = 400;
/** Milliseconds that the quickest of several visits may take longer than without a fault. */
const REST_MS = 50;
/** A busy machine delays a visit now and then. Waiting for the CMS would happen every time. */
const TRIES = 3;

/** Everything that the site keeps is out of date after a second, and a failed load is tried again after two. */
const CACHES = {
  SITES_CACHE_SECONDS: '1',
  REDIRECTS_CACHE_SECONDS: '1',
  PAGE_REVALIDATE_SECONDS: '1',
  PERSONALIZE_CACHE_SECONDS: '0.001',
};
const UNTIL_OUT_OF_DATE_MS = 2_300;

const VARIANTS = '/membership';

/** The milliseconds of some visits, with how much longer they may take during a fault. */
type Times = Record<string, { ms: number; mostMs: number }>;

async function timePages(site: RunningServer): Promise<Times> {
  const times = [
    await timeFirst(site, '/about'),
    await timeFirst(site, '/berths', { host: 'havn.localhost' }),
  ];
  return {
    // Nobody waits for what is known, so at least one of the two pages is as quick as without a fault.
    'the quicker of two pages': { ms: Math.min(...times), mostMs: REST_MS },
    'the slower of two pages': { ms: Math.max(...times), mostMs: REST_MS + DEADLINE_MS },
  };
}

const timePersonalized = (visitor: 'known' | 'unnamed' | 'halfNamed') => async (site: RunningServer) => ({
  'a personalized page': {
    ms: await timeFirst(site, VARIANTS, visitors[visitor]),
    mostMs: REST_MS + DEADLINE_MS,
  },
  'the page without consent': {
    ms: await timeQuickest(site, VARIANTS, visitors.withoutConsent),
    mostMs: REST_MS,
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

/** The delays of some visits against the usual times, each the least of some tries. */
async function measureDelays(timeOnce: () => Promise<Times>, usual: Times): Promise<Times> {
  const least: Times = {};
  for (let tries = 0; tries < TRIES; tries++) {
    await sleep(UNTIL_OUT_OF_DATE_MS);
    for (const [what, { ms, mostMs }] of Object.entries(await timeOnce())) {
      const delay = ms - (usual[what]?.ms ?? 0);
      least[what] = { ms: Math.min(delay, least[what]?.ms ?? delay), mostMs };
    }
    if (Object.values(least).every(({ ms, mostMs }) => ms <= mostMs)) break;
  }
  return least;
}

function report(fault: string, delays: Times): void {
  for (const [what, { ms, mostMs }] of Object.entries(delays)) {
    printResult(`${fault}: ${what} ${ms.toFixed(0)} ms longer, at most ${mostMs} ms`, ms > mostMs);
  }
}

async function run(): Promise<void> {
  for (const { match, timeVisits } of CASES) {
    const cms = await startCms();
    const site = await startSite({ ...byContextId(cms.url), ...CACHES });
    try {
      await timeVisits(site);
      const usual = await timeVisits(site);
      for (const answer of faultNames) {
        await setFaults(cms.url, [{ match, answer }]);
        const delays = await measureDelays(() => timeVisits(site), usual);
        report(`${match || 'every request'}, ${answer}`, delays);
      }
    } finally {
      await Promise.all([site.stop(), cms.stop()]);
    }
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
