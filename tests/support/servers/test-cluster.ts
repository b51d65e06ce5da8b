import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../../scripts/cluster/start-cluster.ts';
import { copyProject } from '../../../scripts/doctor/starter/copy-project.ts';
import { bundleEntry } from '../../../scripts/release/bundle-entry.ts';
import { createRelease } from '../../../scripts/release/create-release.ts';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { createOverlay } from './overlay.ts';
import { REVALIDATE_SECRET } from './publishing-site.ts';
import { byContextId, EDITING_SECRET, findFreePort, type RunningServer, startCms } from './start-servers.ts';

type Options = {
  env?: Record<string, string>;
  /** Puts a server between the nodes and the CMS. */
  between?: (cmsUrl: string) => Promise<{ url: string; stop: () => Promise<void> }>;
};

export type TestCluster = Awaited<ReturnType<typeof startTestCluster>>;

/** Longer than nginx leaves a node alone that has failed (`fail_timeout`). */
const SHUTDOWN_DELAY_MS = '3000';

/** Starts two nodes of the build with Redis, nginx and a local CMS whose content can be changed. */
export async function startTestCluster({ env = {}, between }: Options = {}) {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  started.defer(() => rm(folder, { recursive: true }));
  const overlay = await createOverlay();
  started.defer(overlay.removeAll);
  const ports = {
    visitors: await findFreePort(),
    purge: await findFreePort(),
    redis: await findFreePort(),
    nodes: [await findFreePort(), await findFreePort()],
  };
  const secrets = { JSS_EDITING_SECRET: EDITING_SECRET, REVALIDATE_SECRET };
  const args = ['--overlay', overlay.folder, '--site', `http://localhost:${ports.visitors}`];
  const cms: RunningServer = await startCms({ args, env: secrets });
  started.defer(cms.stop);
  const upstream = await between?.(cms.url);
  if (upstream) started.defer(upstream.stop);

  const releases = path.join(folder, 'releases');
  const release = path.join(releases, await createRelease({ project: '.', releases, bundleEntry }));
  const cluster = await startCluster({
    ports,
    release,
    folder,
    hosts: 'localhost havn.localhost *.localhost',
    isSilent: true,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      SHUTDOWN_DELAY_MS,
      ...byContextId(upstream?.url ?? cms.url),
      ...secrets,
      ...env,
    },
  });
  started.defer(cluster.stop);
  const parts = started.move();
  return {
    ...overlay,
    ...cluster,
    cmsUrl: cms.url,
    release,
    /** The folder of the releases. */
    releases,
    purgeUrl: `http://127.0.0.1:${ports.purge}`,
    stop: async () => {
      await parts.disposeAsync();
      for (const { program } of cluster.nodes) expectNoSecrets(program.output(), Object.values(secrets));
    },
  };
}

/** Builds the project with another style and another script, so that assets have other names. Takes half a minute. */
export async function createNextRelease(releases: string): Promise<string> {
  const project = path.join(releases, '../next-project');
  await mkdir(project);
  copyProject('src/components', project);
  await replace(
    path.join(project, 'src/features/consent/consent.ts'),
    '180 * 24 * 60 * 60',
    '179 * 24 * 60 * 60',
  );
  await appendFile(path.join(project, 'src/themes/base.scss'), '\n.next-release { color: red; }\n');
  const args = ['node_modules/next/dist/bin/next', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The next release cannot be built:\n${stdout}${stderr}`);
  const name = await createRelease({ project, releases, bundleEntry });
  await rm(project, { recursive: true });
  return path.join(releases, name);
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);

  await writeFile(file, text.replace(from, to));
}
