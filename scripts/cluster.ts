import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import { CURRENT_RELEASE } from './release/release-folder.ts';
import { catchOptionProblem } from './run/catch-option-problem.ts';
import {
  localCmsPort,
  localCmsUrl,
  needsLocalCms,
  readEnvironment,
  sitePort,
  withLocalCms,
} from './run/environment.ts';
import { type Program, responds, startProgram, waitUntilUp } from './run/program.ts';
import { stopWithNpm } from './run/stop-with-parent.ts';

const HELP = `Runs several nodes of the current release with Redis, nginx and the local CMS, as deploy/compose.yaml does in
containers.

  npm run cluster                 nginx on port 3000 (PORT), two nodes on the ports after it, the local CMS on port 4000
  npm run cluster -- --nodes <n>  another number of nodes

Needs Linux, \`npm run build\`, and Debian's packages that \`node scripts/install-servers.ts\` installs. With
SITECORE_EDGE_CONTEXT_ID or GRAPH_QL_ENDPOINT set, the nodes use that CMS. Ctrl-C stops everything. To see what
happens without a node or Redis, kill one of the printed processes.`;

const OPTIONS = { nodes: { type: 'string', default: '2' }, help: { type: 'boolean' } } as const;

const HOSTS = 'localhost havn.localhost *.localhost';

async function run(): Promise<void> {
  const parsed = catchOptionProblem(() => parseArgs({ options: OPTIONS }).values);
  if ('problem' in parsed) return fail(`${parsed.problem}\n\n${HELP}`);
  if (parsed.help) return console.log(HELP);
  const count = Number(parsed.nodes);
  if (!Number.isInteger(count) || count < 1 || count > 20)
    return fail(`--nodes must be a number from 1 to 20.`);
  if (!existsSync(CURRENT_RELEASE)) return fail('There is no release. Run `npm run build` first.');
  await runCluster(count);
}

async function runCluster(count: number): Promise<void> {
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  const env = isLocal ? withLocalCms(given) : given;
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  const first = Number(sitePort(env));
  const nodes = Array.from({ length: count }, (_, index) => first + 1 + index);
  const ports = { visitors: first, nodes, purge: first + count + 1, redis: first + count + 2 };

  const cms = isLocal ? await startCms(env, `http://localhost:${first}`) : null;
  const cluster = await startCluster({
    ports,
    release: CURRENT_RELEASE,
    folder,
    env,
    hosts: env.SITE_HOSTS || HOSTS,
    isSilent: false,
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await cluster.stop();
    await cms?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithNpm(stop);

  printCluster(cluster);
  console.log(`  Redis      port ${ports.redis}    process ${cluster.redis.pid}`);
  if (isLocal) console.log(`  editor     ${localCmsUrl(env)}    content: content/, served as you save it`);
  console.log(`  requests   ${folder}/access.log\n\n  Ctrl-C stops everything.\n`);
  for (const program of [cluster.nginx, cluster.redis, ...cluster.nodes.map((node) => node.program)])
    void program.ended.then((end) => isStopping || console.log(`${program.name} has ended (${end}).`));
}

function printCluster({ url, nginx, nodes }: Cluster): void {
  console.log(`\n  site       ${url}    nginx, process ${nginx.pid}`);
  for (const node of nodes)
    console.log(`  ${node.program.name}     ${node.url}    process ${node.program.pid}`);
}

async function startCms(env: NodeJS.ProcessEnv, site: string): Promise<Program> {
  const command = [
    process.execPath,
    'local-cms/server.ts',
    '--port',
    localCmsPort(env),
    '--site',
    site,
  ] as const;
  const cms = startProgram('The local CMS', command, { env, isSilent: false });
  await waitUntilUp(cms, () => responds(`${localCmsUrl(env)}/healthz`));
  return cms;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

await run();
