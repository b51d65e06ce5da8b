import { buildIfStale } from './run/build-if-stale.ts';
import { localCmsUrl, sitePort } from './run/environment.ts';
import { prepareRun, start, startLocalCms, waitUntilHealthy } from './run/supervise.ts';

const HELP = `Runs the built site in production mode together with the local CMS.

  npm start     local CMS on port 4000, site on port 3000 (LOCAL_CMS_PORT=… and PORT=… change them)

With SITECORE_EDGE_CONTEXT_ID or GRAPH_QL_ENDPOINT set, the site uses that CMS and no local one starts.
.env.example describes every variable. Ctrl-C stops everything.`;

async function run(): Promise<void> {
  const { env, isLocal } = prepareRun();
  const siteUrl = `http://localhost:${sitePort(env)}`;

  if (!(await buildIfStale())) return;
  console.log('Starting …');
  if (isLocal) startLocalCms(env);
  // On a developer's machine no load balancer must notice first.
  const siteEnv = { ...env, SHUTDOWN_DELAY_MS: env.SHUTDOWN_DELAY_MS || '0' };
  start('The site', ['scripts/serve.ts', '--dir', '.', '--port', sitePort(env)], siteEnv);

  if (!(await waitUntilHealthy(`${siteUrl}/api/healthz`))) return;
  console.log(`\n  site       ${siteUrl}`);
  if (isLocal) console.log(`  editor     ${localCmsUrl(env)}    content: content/, served as you save it`);
  console.log('\n  Ctrl-C stops everything.\n');
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
