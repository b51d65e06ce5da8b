import { expect } from '@playwright/test';
import type { RunningServer } from '../servers/start-servers.ts';
import { type Answer, getAsIs } from './get-as-is.ts';

/** A deadline for the CMS, in milliseconds, that no visitor may wait for. */
export const LONG_CMS_DEADLINE = '20000';

/**
 * Half of that deadline. Visitors wait 400 ms for each lookup before a page, which is far less on any machine;
 * `npm run bench` measures how long they wait.
 */
const HANG_MS = 10_000;

/** GET that fails when the response waits for a CMS that hangs. */
export async function getWithoutHang(
  site: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await getAsIs(site.url, path, headers);
  expect(performance.now() - startedAt, `${path} waits`).toBeLessThan(HANG_MS);
  return response;
}
