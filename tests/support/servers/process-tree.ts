import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Process = { pid: number; parent: number; command: string };

/** Returns the running descendants of a process; a parent comes before its children. */
export async function findDescendants(root: number): Promise<Process[]> {
  const all = await listProcesses();
  const findBelow = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...findBelow(child.pid)]);
  return findBelow(root);
}

export async function findLiving(processes: readonly Process[]): Promise<Process[]> {
  const living = new Set((await listProcesses()).map(({ pid }) => pid));
  return processes.filter(({ pid }) => living.has(pid));
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // Leaves out zombies: they have ended, but their parent has not read their exit status.
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}
