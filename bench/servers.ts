import { spawnSync } from 'node:child_process';
import {
  byContextId,
  findFreePort,
  type RunningServer,
  startCms,
  startServer,
  startSite,
} from '../tests/support/servers/start-servers.ts';

const NEXT = 'node_modules/next/dist/bin/next';

export async function startSiteWithCms(
  servers: AsyncDisposableStack,
  env: Record<string, string> = {},
  content?: string,
): Promise<{ cms: RunningServer; site: RunningServer }> {
  const cms = await startCms({ content });
  servers.defer(cms.stop);
  const site = await startSite({ ...byContextId(cms.url), ...env });
  servers.defer(site.stop);
  return { cms, site };
}

/** Builds and starts the Next site in `folder`, with which Marquee is compared. `servers` stops this site. */
export async function startComparedSite(
  servers: AsyncDisposableStack,
  folder: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const build = spawnSync(process.execPath, [NEXT, 'build', folder], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`${folder} does not build:\n${build.stdout}${build.stderr}`);
  const port = await findFreePort();
  const args = [NEXT, 'start', folder, '--hostname', 'localhost', '--port', String(port)];
  const site = await startServer(args, port, env, '/');
  servers.defer(site.stop);
  return site;
}
