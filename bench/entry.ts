import { byContextId, findFreePort, startServer } from '../tests/support/servers/start-servers.ts';
import { compareRates, isPage } from './load.ts';
import { printResult } from './print-result.ts';
import { startSiteWithCms } from './servers.ts';

const HELP = `Measures the cost of the server entry (server/) with its access log: the requests per second of a cached page,
compared with \`next start\` on the same build. Fails below 97 %. Needs \`npm run build\` first.

  npm run bench:entry`;

const ROUNDS = 30;
const ROUND_MS = 700;
const LEAST_SHARE = 0.97;

async function run(): Promise<void> {
  await using servers = new AsyncDisposableStack();
  const env = { PAGE_REVALIDATE_SECONDS: '3600', LOG_LEVEL: 'info' };
  const { cms, site } = await startSiteWithCms(servers, env);
  const port = await findFreePort();
  const args = [
    'node_modules/next/dist/bin/next',
    'start',
    '--hostname',
    'localhost',
    '--port',
    String(port),
  ];
  const plain = await startServer(args, port, { ...byContextId(cms.url), ...env }, '/api/healthz');
  servers.defer(plain.stop);

  const toLoad = (url: string) => ({ url: `${url}/about`, ms: ROUND_MS, isExpected: isPage });
  const { rate, standardRate, share } = await compareRates(toLoad(site.url), toLoad(plain.url), ROUNDS);
  const rates = `the entry ${rate.toFixed(0)}, next start ${standardRate.toFixed(0)}`;
  printResult(`requests per second: ${rates} (${(100 * share).toFixed(1)} %)`, share < LEAST_SHARE);
  const [bytes = 0, plainBytes = 0] = await Promise.all([weigh(site.url), weigh(plain.url)]);
  printResult(`bytes of the page: the entry ${bytes}, next start ${plainBytes}`, bytes > plainBytes, 'OVER');
}

const weigh = async (url: string): Promise<number> => (await (await fetch(`${url}/about`)).bytes()).length;

if (process.argv.includes('--help')) console.log(HELP);
else await run();
