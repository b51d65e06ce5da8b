import { LOCAL_CMS_PORT, needsLocalCms, readEnvironment, sitePort, withLocalCms } from './run/environment.ts';
import { start, stopOnSignal } from './run/supervise.ts';

const HELP = `Runs everything for development: the local CMS on port ${LOCAL_CMS_PORT}, \`next dev\` on port 3000
(PORT=… for another), and the component map, which is written again whenever a component comes or goes.`;

function run(): void {
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  const env = isLocal ? withLocalCms(given) : given;

  stopOnSignal();
  if (isLocal) start('The local CMS', ['local-cms/server.ts', '--port', String(LOCAL_CMS_PORT)], env);
  start('The component map', ['scripts/codegen.ts', '--watch'], env);
  start('The site', ['node_modules/next/dist/bin/next', 'dev', '--port', sitePort(env)], env);
}

if (process.argv.includes('--help')) console.log(HELP);
else run();
