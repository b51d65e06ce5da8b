import { expect } from '@playwright/test';
import { type Answer, getAsIs } from './get-as-is.ts';
import type { RunningServer } from './servers.ts';

export type Timed = Answer & { ms: number };

/** Milliseconds that no visit may take, however busy the machine is: what waits for a hanging system takes longer. */
const NEVER_LONGER_MS = 3000;
/** Milliseconds that a visitor may wait for what stands before a page, all in all. */
export const DEADLINE_MS = 400;
/** Milliseconds that the quickest of several visits may take longer than without a fault. */
export const REST_MS = 50;

export async function time(
  site: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await getAsIs(site.url, path, headers);
  return { ...answer, ms: performance.now() - startedAt };
}

/** The quickest of several visits, since the machine has other things to do; none may take for ever. */
export function findQuickest(visits: readonly Timed[]): number {
  const times = visits.map(({ ms }) => ms);
  expect(Math.max(...times)).toBeLessThan(NEVER_LONGER_MS);
  return Math.min(...times);
}

/** The quickest of nine, one after another. */
export async function measure(
  site: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const visits: Timed[] = [];
  for (let i = 0; i < 9; i++) visits.push(await time(site, path, headers));
  return findQuickest(visits);
}
