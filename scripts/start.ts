import { buildIfStale } from './run/build-if-stale.ts';
import { localCmsUrl, needsLocalCms, readEnvironment, sitePort, withLocalCms } from './run/environment.ts';
import { start, startLocalCms, stopOnSignal, waitFor } from './run/supervise.ts';

const HELP = `Runs the built site in production mode, with the CMS in the box beside it.

  npm start                     local CMS on port 4000, site on port 3000 (LOCAL_CMS_PORT=…, PORT=… for others)

With SITECORE_EDGE_CONTEXT_ID or GRAPH_QL_ENDPOINT set, that CMS is used and no local one is started.
Every variable is described in .env.example. Ctrl-C stops everything.`;

async function run(): Promise<void> {
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  const env = isLocal ? withLocalCms(given) : given;
  const siteUrl = `http://localhost:${sitePort(env)}`;

  buildIfStale();
  stopOnSignal();
  if (isLocal) startLocalCms(env);
  start(
    'The site',
    ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost', '--port', sitePort(env)],
    env,
  );

  if (!(await waitFor(`${siteUrl}/api/healthz`))) return;
  console.log(`\n  site       ${siteUrl}`);
  if (isLocal) console.log(`  editor     ${localCmsUrl(env)}    content: content/, served as you save it`);
  console.log('\n  Ctrl-C stops everything.\n');
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
