import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export type Program = {
  name: string;
  pid: number;
  /** What the program has printed, unless it prints to the terminal. */
  output: () => string;
  /** Resolves with the exit code or the signal when the program has ended. */
  ended: Promise<number | NodeJS.Signals>;
  kill: (signal: NodeJS.Signals) => void;
  /** Sends SIGTERM, and SIGKILL if that is not enough. Resolves when the program has ended. */
  stop: () => Promise<void>;
};

type Options = { env: NodeJS.ProcessEnv; cwd?: string; isSilent: boolean };

const STOP_MS = 20_000;
const START_MS = 60_000;

/** Starts a program that ends when this process ends, even if this process is killed. Needs Linux. */
export function startProgram(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { env, cwd, isSilent }: Options,
): Program {
  const stdio = isSilent ? 'pipe' : 'inherit';
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    env,
    cwd,
    stdio: ['ignore', stdio, stdio],
    // Ctrl-C in the terminal reaches only this process, which stops the programs in order.
    detached: true,
  });
  return toProgram(name, child);
}

/** Describes a process that has just been started. `stop` waits `stopMs` milliseconds for it before it sends SIGKILL. */
export function toProgram(name: string, child: ChildProcess, stopMs = STOP_MS): Program {
  if (child.pid === undefined) throw new Error(`${name} cannot be started.`);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
  });
  return {
    name,
    pid: child.pid,
    output: () => output,
    ended,
    kill: (signal) => child.kill(signal),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Waits until `isUp` returns true. Throws with the output of the program if it ends first or takes too long. */
export async function waitUntilUp(program: Program, isUp: () => Promise<boolean>): Promise<void> {
  let end: number | NodeJS.Signals | undefined;
  void program.ended.then((result) => {
    end = result;
  });
  const deadline = performance.now() + START_MS;
  while (end === undefined && performance.now() < deadline) {
    if (await isUp()) return;
    await sleep(50);
  }
  await program.stop();
  throw new Error(`${program.name} did not start (${end ?? 'too slow'}).\n${program.output()}`);
}

/** Returns whether a URL responds with status 2xx. */
export const responds = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
