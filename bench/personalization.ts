import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { startCdp } from '../tests/support/servers/cdp.ts';
import { byContextId, startCms, startSite } from '../tests/support/servers/start-servers.ts';
import { type Comparison, compareRates, isPage, type Load } from './load.ts';
import { printResult } from './print-result.ts';

const HELP = `Measures what personalization costs: requests a second of a page with one personalized component, with a
personalization that answers at once, against the same page from the cache. Fails below 50 %. Needs \`npm run build\`
first.

  node bench/personalization.ts`;

const ROUNDS = 20;
const ROUND_MS = 700;
const LEAST_SHARE = 0.5;
const PAGE = '/membership';
const FILE = 'solvind/pages/membership/en.yml';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140' };
const known = {
  ...browser,
  cookie: `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1; sc_test=browser-3; sc_test_personalize=guest-3`,
};

/** The sample page without the variant of the page itself, so that one component is left to decide about. */
function createOverlay(): string {
  const page = parseDocument(readFileSync(path.join('content', FILE), 'utf8'));
  if (!page.deleteIn(['placeholders', 'headless-main', 0, 'experiences'])) {
    throw new Error(`content/${FILE} does not begin with a component in variants any more.`);
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-personalization-')), FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page.toString());
  return file.slice(0, -FILE.length);
}

async function run(): Promise<void> {
  const cms = await startCms({ args: ['--overlay', createOverlay()] });
  const stops = [cms.stop];
  try {
    const cdp = await startCdp(cms.url, 0);
    stops.push(cdp.stop);
    const site = await startSite({ ...byContextId(cdp.url), PAGE_REVALIDATE_SECONDS: '3600' });
    stops.push(site.stop);
    const toLoad = (headers: Record<string, string>): Load => {
      return { url: site.url + PAGE, headers, ms: ROUND_MS, isExpected: isPage };
    };
    const compared = await compareRates(toLoad(known), toLoad(browser), ROUNDS);
    const isShown = await showsVariant(site.url);
    report(compared, cdp.decided.length, isShown);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Whether what was measured was really another page: the one that is kept for everybody has another text. */
async function showsVariant(siteUrl: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [browser, known].map(async (headers) => (await fetch(siteUrl + PAGE, { headers })).text()),
  );
  return one !== other;
}

function report({ rate, standardRate, share }: Comparison, decisions: number, isShown: boolean): void {
  const figures = `personalized ${rate.toFixed(0)}, from the cache ${standardRate.toFixed(0)}`;
  console.log(
    `A page with one personalized component, requests a second (${decisions} decisions were made):`,
  );
  printResult(`${figures} (${(100 * share).toFixed(1)} %)`, share < LEAST_SHARE || !isShown);
  if (!isShown) console.log('  The page shows no variant.');
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
