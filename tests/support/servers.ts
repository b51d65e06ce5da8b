import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { listen } from './listen.ts';

export type RunningServer = { url: string; pid?: number; output: () => string; stop: () => Promise<void> };

/** Starts the CMS in the box over a content folder, as a process of its own that a test may kill. */
export async function startCms({
  content = 'content',
  port,
  args = [],
  env = {},
}: CmsOptions = {}): Promise<RunningServer> {
  const chosen = port ?? (await findFreePort());
  return startServer(
    ['local-cms/server.ts', '--port', String(chosen), '--content', content, ...args],
    chosen,
    env,
    '/healthz',
  );
}

type CmsOptions = { content?: string; port?: number; args?: string[]; env?: Record<string, string> };

/** A site, and the CMS that it was given. */
export type RunningSite = RunningServer & { cmsUrl: string };

/**
 * Starts the built site with nothing in its environment but what is given. It logs all that it can; when it stops, the
 * whole of it is searched for secrets, so that every browser test looks for leaks.
 */
export async function startSite(env: Record<string, string>, chosenPort?: number): Promise<RunningSite> {
  const port = chosenPort ?? (await findFreePort());
  const args = [
    'node_modules/next/dist/bin/next',
    'start',
    '--hostname',
    'localhost',
    '--port',
    String(port),
  ];
  const whole = { LOG_LEVEL: 'debug', ...env, PORT: String(port) };
  const server = await startServer(args, port, whole, '/api/healthz');
  const stop = async () => {
    await server.stop();
    expectNoSecrets(server.output(), [env.JSS_EDITING_SECRET, env.SITECORE_API_KEY]);
  };
  return { ...server, stop, cmsUrl: new URL(env.SITECORE_EDGE_URL ?? env.GRAPH_QL_ENDPOINT ?? '').origin };
}

/** What an editor of these sites must know. */
export const EDITING_SECRET = 'the-secret-of-the-tests';

/** Both, each knowing where the other is: the site gets its content from the CMS, whose editor opens the site. */
export async function startBoth(
  content = 'content',
  env: Record<string, string> = {},
): Promise<{ cms: RunningServer; site: RunningSite }> {
  const port = await findFreePort();
  const args = ['--site', `http://localhost:${port}`];
  const cms = await startCms({ content, args, env: { JSS_EDITING_SECRET: EDITING_SECRET } });
  const site = await startSite({ ...byContextId(cms.url), ...env }, port);
  return { cms, site };
}

/** The environment that points a site at a CMS by context id, and lets that CMS edit it. */
export const byContextId = (cmsUrl: string): Record<string, string> => ({
  SITECORE_EDGE_URL: cmsUrl,
  SITECORE_EDGE_CONTEXT_ID: 'test',
  SITECORE_SITE_NAME: 'solvind',
  ALLOWED_COMPONENT_HOSTS: new URL(cmsUrl).host,
  JSS_EDITING_SECRET: EDITING_SECRET,
  JSS_ALLOWED_ORIGINS: cmsUrl,
});

export async function findFreePort(): Promise<number> {
  const { url, stop } = await listen(createServer());
  await stop();
  return Number(new URL(url).port);
}

/** Runs `node <args>` until it answers on its health path. */
export async function startServer(
  args: string[],
  port: number,
  env: Record<string, string>,
  healthPath: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const server = {
    url: `http://localhost:${port}`,
    pid: child.pid,
    output: () => output,
    stop: () => stop(child),
  };
  await waitUntilHealthy(server, child, healthPath);
  return server;
}

async function waitUntilHealthy(
  server: RunningServer,
  child: ChildProcess,
  healthPath: string,
): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (child.exitCode === null && Date.now() < deadline) {
    // A connection to a port that is just being opened may hang; the next one does not.
    const signal = AbortSignal.timeout(1_000);
    const response = await fetch(server.url + healthPath, { signal }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop(child);
  throw new Error(`The server did not come up:\n${server.output()}`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });
}
