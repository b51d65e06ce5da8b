import { type ChildProcess, spawn } from 'node:child_process';
import { localCmsPort, sitePort } from './environment.ts';

const children = new Map<ChildProcess, string>();
let isStopping = false;

/** Milliseconds that a process has to end by itself before it is killed. */
const GRACE_MS = 5_000;

/** The local CMS as a process of its own, as it would run anywhere. */
export function startLocalCms(env: NodeJS.ProcessEnv, options: readonly string[] = []): void {
  const site = `http://localhost:${sitePort(env)}`;
  const args = ['local-cms/server.ts', '--port', localCmsPort(env), '--site', site];
  start('The local CMS', [...args, ...options], env);
}

/** Starts `node <args>` beside this process; when one of them ends, all end. */
export function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.set(child, name);
  child.on('exit', (code) => {
    children.delete(child);
    if (!isStopping) {
      console.error(`\n${name} has stopped (exit code ${code}); stopping the rest.`);
      process.exitCode = 1;
      stopAll();
    }
  });
}

/** Ends every started process; ends this one when the last has ended. */
function stopAll(): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of children.keys()) child.kill('SIGTERM');
  const kill = setTimeout(() => {
    for (const child of children.keys()) child.kill('SIGKILL');
  }, GRACE_MS);
  kill.unref();
}

/** Ctrl-C in the terminal, `kill` from outside: both end everything that was started. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
}

/** Waits until an address answers 200; gives up when something has ended meanwhile. */
export async function waitFor(url: string): Promise<boolean> {
  while (!isStopping) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok) return true;
    } catch {
      // Not listening yet, or a connection that hangs because the port is just being opened.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
