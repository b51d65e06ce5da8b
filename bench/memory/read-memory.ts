import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MB: now, and the most that it has had. */
export function readMemory(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
