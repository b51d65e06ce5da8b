import { type ChildProcess, spawn } from 'node:child_process';
import { localCmsPort, needsLocalCms, readEnvironment, sitePort, withLocalCms } from './environment.ts';
import { GRACE_MS, stopWithNpm } from './stop-with-parent.ts';

const PRELOAD = `--import=${new URL('./preload.ts', import.meta.url).href}`;

const LINTER = 'scripts/lint-redirects.ts';

const children = new Set<ChildProcess>();
let isStopping = false;

/** Makes the child processes stop with this script. Returns their environment, and whether they use the local CMS. */
export function prepareRun(): { env: NodeJS.ProcessEnv; isLocal: boolean } {
  stopOnSignal();
  stopWithNpm();
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  return { env: isLocal ? withLocalCms(given) : given, isLocal };
}

export function startLocalCms(env: NodeJS.ProcessEnv, options: readonly string[] = []): void {
  const site = `http://localhost:${sitePort(env)}`;
  const args = [
    'local-cms/server.ts',
    '--port',
    localCmsPort(env),
    '--site',
    site,
    '--redirect-linter',
    LINTER,
  ];
  start('The local CMS', [...args, ...options], env);
}

/** Starts `node <args>`. When the new process ends, all other child processes are stopped. */
export function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  spawnNode(args, env).on('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`\n${name} has stopped (${signal ?? `exit code ${code}`}). Stopping the rest.`);
    process.exitCode = 1;
    stopAll();
  });
}

export function runToEnd(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    spawnNode(args, env).on('exit', (code, signal) => {
      if (code !== 0 && !isStopping) {
        console.error(
          `\n${name} has failed (${signal ?? `exit code ${code}`}). Correct the error above and try again.`,
        );
        process.exitCode = 1;
      }
      resolve(code === 0 && !isStopping);
    });
  });
}

function spawnNode(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const NODE_OPTIONS = [env.NODE_OPTIONS, PRELOAD].filter(Boolean).join(' ');
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(process.execPath, args, { env: { ...env, NODE_OPTIONS }, stdio: [...stdio] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

function stopAll(): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, GRACE_MS).unref();
}

function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
}

/** Waits until a URL responds with status 2xx. Returns false if the child processes are stopped earlier. */
export async function waitUntilHealthy(url: string): Promise<boolean> {
  while (!isStopping) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok) return true;
    } catch (error) {
      if (!isNoResponse(error)) throw error;
      // Tries again: the server does not listen yet, or the connection hangs because the port is just opening.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/** Returns whether `fetch` got no response. `fetch` throws a TypeError if it cannot connect. */
const isNoResponse = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
