import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Process = { pid: number; parent: number; command: string };

/** The living processes that a process has started, with those that they have started. */
export async function findDescendants(root: number): Promise<Process[]> {
  const all = await listProcesses();
  const findBelow = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...findBelow(child.pid)]);
  return findBelow(root);
}

/** Those of the processes that still run. */
export async function findLiving(processes: readonly Process[]): Promise<Process[]> {
  const living = new Set((await listProcesses()).map(({ pid }) => pid));
  return processes.filter(({ pid }) => living.has(pid));
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // A zombie has ended; its parent has not looked yet.
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}
