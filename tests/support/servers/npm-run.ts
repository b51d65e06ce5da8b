import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { findDescendants, findLiving, type Process } from './process-tree.ts';
import { findFreePort } from './start-servers.ts';

export type Started = { npm: ChildProcess; processes: Process[]; output: () => string; ports: number[] };

const running = new Set<ChildProcess>();

export function stopAllOfNpm(): void {
  for (const npm of running) npm.kill('SIGTERM');
}

/** Runs `npm run <script>` and waits for its site. `processes` lists parents before children. */
export async function startByNpm(script: string, given: Record<string, string> = {}): Promise<Started> {
  const [site, cms] = [await findFreePort(), await findFreePort()];
  const env = { ...given, PORT: String(site), LOCAL_CMS_PORT: String(cms) };
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['run', script], { env: { PATH, HOME, NODE_ENV: 'production', ...env } });
  running.add(npm);
  npm.on('exit', () => running.delete(npm));
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  npm.stderr.on('data', (chunk) => (output += chunk));
  await expect.poll(() => isListening(site), { timeout: 60_000, message: 'the site listens' }).toBe(true);
  if (!given.SITECORE_EDGE_URL) await expect.poll(() => isListening(cms), { timeout: 60_000 }).toBe(true);
  return { npm, processes: await findDescendants(npm.pid ?? 0), output: () => output, ports: [site, cms] };
}

const isListening = (port: number) =>
  // A connection to a port that is about to open can hang, so the request has a timeout.
  fetch(`http://localhost:${port}/api/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  );

export async function expectNothingLeft({ npm, processes, output, ports }: Started): Promise<void> {
  await expect
    .poll(async () => (await findLiving(processes)).map(({ command }) => command), { timeout: 8_000 })
    .toEqual([]);
  await expect.poll(() => npm.exitCode ?? npm.signalCode, { message: output() }).not.toBeNull();
  expect(await Promise.all(ports.map(isListening))).toEqual([false, false]);
}

const target = {
  npm: ({ npm }: Started) => npm.pid,
  'the script': ({ processes }: Started) => processes[0]?.pid,
  'the local CMS': ({ processes }: Started) =>
    processes.find(({ command }) => /local-cms/.test(command))?.pid,
  'the site': ({ processes }: Started) =>
    processes.find(({ command }) => /^(marquee-site|next-server)/.test(command))?.pid,
};

export function signalOne(started: Started, name: keyof typeof target, signal: NodeJS.Signals): void {
  const pid = target[name](started);
  if (!pid) throw new Error(`${name} does not run:\n${started.output()}`);
  process.kill(pid, signal);
}
