import { needsLocalCms, readEnvironment, sitePort, withLocalCms } from './run/environment.ts';
import { start, startLocalCms, stopOnSignal } from './run/supervise.ts';

const HELP = `Runs everything for development: the local CMS on port 4000, \`next dev\` on port 3000
(LOCAL_CMS_PORT=…, PORT=… for others), and the component map, which is written again whenever a component comes or goes.

Only here: /what-can-go-wrong shows every kind of failure on a page.`;

function run(): void {
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  const env = isLocal ? withLocalCms(given) : given;

  stopOnSignal();
  // With the page that shows developers what can go wrong, and how visitors and editors see it.
  if (isLocal) startLocalCms(env, ['--overlay', 'tests/content']);
  start('The component map', ['scripts/codegen.ts', '--watch'], env);
  start('The site', ['node_modules/next/dist/bin/next', 'dev', '--port', sitePort(env)], env);
}

if (process.argv.includes('--help')) console.log(HELP);
else run();
