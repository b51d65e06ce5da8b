import { type ChildProcess, spawn } from 'node:child_process';
import { localCmsPort, needsLocalCms, readEnvironment, sitePort, withLocalCms } from './environment.ts';
import { GRACE_MS, stopWithNpm } from './stop-with-parent.ts';

const PRELOAD = `--import=${new URL('./preload.ts', import.meta.url).href}`;

const children = new Set<ChildProcess>();
let isStopping = false;

/** Makes this script and its child processes stop together. `isLocal`: whether they use the local CMS. */
export function prepareRun(): { env: NodeJS.ProcessEnv; isLocal: boolean } {
  stopOnSignal();
  stopWithNpm();
  const given = readEnvironment();
  const isLocal = needsLocalCms(given);
  return { env: isLocal ? withLocalCms(given) : given, isLocal };
}

export function startLocalCms(env: NodeJS.ProcessEnv, options: readonly string[] = []): void {
  const site = `http://localhost:${sitePort(env)}`;
  const args = ['local-cms/server.ts', '--port', localCmsPort(env), '--site', site];
  start('The local CMS', [...args, ...options], env);
}

/** Starts `node <args>`. When one of the started processes ends, the others are stopped. */
export function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  spawnNode(args, env).on('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`\n${name} has stopped (${signal ?? `exit code ${code}`}). Stopping the rest.`);
    process.exitCode = 1;
    stopAll();
  });
}

/** Runs `node <args>` and returns whether it succeeded. Reports a failure unless the script is stopping. */
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

/** Stops every started process after Ctrl-C or `kill`, and when the terminal closes. */
function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
}

/** Waits until a URL responds with 200. Returns false when the processes stop before that. */
export async function waitUntilHealthy(url: string): Promise<boolean> {
  while (!isStopping) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok) return true;
    } catch (error) {
      if (!isNoResponse(error)) throw error;
      // The server does not listen yet, or the connection hangs because its port is just opening.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/** `fetch` throws a TypeError when it cannot connect. */
const isNoResponse = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
