import { buildIfStale } from './run/build-if-stale.ts';
import { LOCAL_CMS_PORT, needsLocalCms, readEnvironment, sitePort, withLocalCms } from './run/environment.ts';
import { start, stopOnSignal, waitFor } from './run/supervise.ts';

const HELP = `Runs the built site in production mode, with the CMS in the box beside it.

  npm start                     local CMS on port ${LOCAL_CMS_PORT}, site on port 3000 (PORT=… for another)

With SITECORE_EDGE_CONTEXT_ID or GRAPH_QL_ENDPOINT set, that CMS is used and no local one is started.
Every variable is described in .env.example. Ctrl-C stops everything.`;

async function run(): Promise<void> {
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  const env = isLocal ? withLocalCms(given) : given;
  const siteUrl = `http://localhost:${sitePort(env)}`;

  buildIfStale();
  stopOnSignal();
  if (isLocal) start('The local CMS', ['local-cms/server.ts', '--port', String(LOCAL_CMS_PORT)], env);
  start(
    'The site',
    ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost', '--port', sitePort(env)],
    env,
  );

  if (!(await waitFor(`${siteUrl}/api/healthz`))) return;
  console.log(`\n  site       ${siteUrl}`);
  if (isLocal)
    console.log(
      `  local CMS  http://localhost:${LOCAL_CMS_PORT}    content: content/, served as you save it`,
    );
  console.log('\n  Ctrl-C stops everything.\n');
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
