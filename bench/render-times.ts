import { readFileSync } from 'node:fs';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';
import { toMedian } from './load.ts';

/**
 * Switches off Next's page cache, so that each request renders the page as for its first visitor. The variable exists
 * for Next's own tests and can change, so `timeRenders` checks that each response is a new one.
 */
export const WITHOUT_PAGE_CACHE = { __NEXT_TEST_MAX_ISR_CACHE: '0' };

/** The unit of CPU times in /proc on Linux. */
const MS_PER_TICK = 10;

/** `wait` is the time until the whole response has arrived, and `cpu` the CPU time of all threads, in ms per render. */
export type RenderTimes = { wait: number; cpu: number };

/** Requests the page several times in sequence. */
export async function timeRenders(
  { url, pid }: RunningServer,
  path: string,
  renders: number,
): Promise<RenderTimes> {
  const cpuBefore = readCpuMs(pid);
  const waits: number[] = [];
  for (let i = 0; i < renders; i++) {
    const startedAt = performance.now();
    const response = await fetch(url + path);
    await response.arrayBuffer();
    waits.push(performance.now() - startedAt);
    const cache = response.headers.get('x-nextjs-cache');
    if (!response.ok || cache !== 'MISS')
      throw new Error(`${path} responded with ${response.status} and ${cache}.`);
  }
  return { wait: toMedian(waits), cpu: (readCpuMs(pid) - cpuBefore) / renders };
}

/** Returns the CPU time of all threads of a process since its start. */
export function readCpuMs(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The fields before this parenthesis contain the name of the program, which can contain spaces.
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) * MS_PER_TICK;
}
