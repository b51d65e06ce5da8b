import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { startCdp } from '../tests/support/servers/cdp.ts';
import { byContextId, startCms, startSite } from '../tests/support/servers/start-servers.ts';
import { type Comparison, compareRates, isPage, type Load } from './load.ts';
import { printResult } from './print-result.ts';

const HELP = `Measures the cost of personalization: the requests per second of a page with one personalized component, compared
with the same page from the cache. The personalization service responds at once. Fails below 50 %. Needs
\`npm run build\` first.

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

/** Creates an overlay with a copy of the sample page, without the variants of the page's first component. */
function createOverlay(): string {
  const page = parseDocument(readFileSync(path.join('content', FILE), 'utf8'));
  if (!page.deleteIn(['placeholders', 'headless-main', 0, 'experiences'])) {
    throw new Error(`content/${FILE} no longer begins with a component that has variants.`);
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-personalization-')), FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page.toString());
  return file.slice(0, -FILE.length);
}

async function run(): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const cms = await startCms({ args: ['--overlay', createOverlay()] });
  servers.defer(cms.stop);
  const cdp = await startCdp(cms.url, 0);
  servers.defer(cdp.stop);
  const site = await startSite({ ...byContextId(cdp.url), PAGE_REVALIDATE_SECONDS: '3600' });
  servers.defer(site.stop);
  const toLoad = (headers: Record<string, string>): Load => {
    return { url: site.url + PAGE, headers, ms: ROUND_MS, isExpected: isPage };
  };
  const compared = await compareRates(toLoad(known), toLoad(browser), ROUNDS);
  report(compared, cdp.decided.length, await showsVariant(site.url));
}

/** Returns whether the HTML with consent differs from the HTML without consent, which is never personalized. */
async function showsVariant(siteUrl: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [browser, known].map(async (headers) => (await fetch(siteUrl + PAGE, { headers })).text()),
  );
  return one !== other;
}

function report({ rate, standardRate, share }: Comparison, decisions: number, isShown: boolean): void {
  const figures = `personalized ${rate.toFixed(0)}, from the cache ${standardRate.toFixed(0)}`;
  console.log(
    `A page with one personalized component, requests per second (${decisions} personalization requests):`,
  );
  printResult(`${figures} (${(100 * share).toFixed(1)} %)`, share < LEAST_SHARE || !isShown);
  if (!isShown) console.log('  The page shows no variant.');
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
