import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { responds, toProgram, waitUntilUp } from '../../../scripts/run/program.ts';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { listen } from './listen.ts';

export type RunningServer = { url: string; pid?: number; output: () => string; stop: () => Promise<void> };

export type RunningSite = RunningServer & { cmsUrl: string };

export type SiteWithCms = { cms: RunningServer; site: RunningSite };

export const EDITING_SECRET = 'the-secret-of-the-tests';
/** Only the server knows it. Browsers get another one. */
const SERVER_CONTEXT_ID = 'the-context-of-the-server';
/** A site that a test stops may have requests that hang. */
const STOP_MS = 5_000;

type CmsOptions = { content?: string; port?: number; args?: string[]; env?: Record<string, string> };

/** Starts the local CMS with a content folder, in a process of its own. */
export async function startCms({ content = 'content', port, args = [], env = {} }: CmsOptions = {}) {
  const chosen = port ?? (await findFreePort());
  const all = ['local-cms/server.ts', '--port', String(chosen), '--content', content, ...args];
  return startServer(all, chosen, env, '/healthz');
}

/**
 * Starts the site that is built in `root`, with the given environment, a temporary snapshot folder and log level
 * debug. `stop` throws when the log contains secrets, so every test checks for leaks.
 */
export async function startSite(
  env: Record<string, string>,
  chosenPort?: number,
  root?: string,
): Promise<RunningSite> {
  const port = chosenPort ?? (await findFreePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const args = [path.resolve('scripts/serve.ts'), '--dir', '.', '--hostname', 'localhost'];
  const all = {
    LOG_LEVEL: 'debug',
    SNAPSHOT_FOLDER: folder,
    SHUTDOWN_DELAY_MS: '0',
    ...env,
    PORT: String(port),
  };
  const server = await startServer(args, port, all, '/api/healthz', root);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
    const { JSS_EDITING_SECRET, SITECORE_API_KEY, SITECORE_EDGE_CONTEXT_ID, REVALIDATE_SECRET } = env;
    expectNoSecrets(server.output(), [
      JSS_EDITING_SECRET,
      SITECORE_API_KEY,
      SITECORE_EDGE_CONTEXT_ID,
      REVALIDATE_SECRET,
    ]);
  };
  return { ...server, stop, cmsUrl: new URL(env.SITECORE_EDGE_URL ?? env.GRAPH_QL_ENDPOINT ?? '').origin };
}

/**
 * Starts a CMS and the site that is built in `root`. The site gets its content from the CMS, and the CMS's editor opens
 * the site.
 */
export async function startBoth(
  cmsArgs: readonly string[] = [],
  env: Record<string, string> = {},
  root?: string,
  cmsEnv: Record<string, string> = {},
): Promise<SiteWithCms> {
  const port = await findFreePort();
  const args = ['--site', `http://localhost:${port}`, ...cmsArgs];
  const cms = await startCms({ args, env: { JSS_EDITING_SECRET: EDITING_SECRET, ...cmsEnv } });
  try {
    return { cms, site: await startSite({ ...byContextId(cms.url), ...env }, port, root) };
  } catch (error) {
    await cms.stop();
    throw error;
  }
}

/** Returns the environment of a site that connects to the CMS by context id and allows its editor. */
export const byContextId = (cmsUrl: string): Record<string, string> => ({
  SITECORE_EDGE_URL: cmsUrl,
  SITECORE_EDGE_CONTEXT_ID: SERVER_CONTEXT_ID,
  NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID: 'test',
  SITECORE_SITE_NAME: 'solvind',
  ALLOWED_COMPONENT_HOSTS: new URL(cmsUrl).host,
  JSS_EDITING_SECRET: EDITING_SECRET,
  JSS_ALLOWED_ORIGINS: cmsUrl,
});

/** Long timeouts: on a busy machine a visit would otherwise go on without its personalization. */
export const PATIENT = {
  PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT: '20000',
  PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT: '20000',
};

// Ports below those that the system gives away by itself, and others for each Playwright worker: no other process
// takes a free port before its server has started.
// TEST_PORTS_FROM is for a second run on the same machine.
let nextPort =
  Number(process.env.TEST_PORTS_FROM ?? 20_000) + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 1_000;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  try {
    const { stop } = await listen(createServer(), 'localhost', port);
    await stop();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** Runs `node <args>` in a folder, by default the current one, and waits until its health path responds. */
export async function startServer(
  args: readonly string[],
  port: number,
  env: Record<string, string>,
  healthPath: string,
  cwd?: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
  });
  const program = toProgram('The server', child, STOP_MS);
  const url = `http://localhost:${port}`;
  await waitUntilUp(program, () => responds(url + healthPath));
  return { url, pid: program.pid, output: program.output, stop: program.stop };
}
