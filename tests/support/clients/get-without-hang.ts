import { expect } from '@playwright/test';
import type { RunningServer } from '../servers/start-servers.ts';
import { type Answer, getAsIs } from './get-as-is.ts';

/** A value of `CMS_DEADLINE_MS` for tests in which the CMS hangs. The site must respond much earlier. */
export const LONG_CMS_DEADLINE = '20000';

/**
 * Half of `LONG_CMS_DEADLINE`. A visitor waits at most 400 ms for each lookup before a page, so even a slow
 * machine stays far below this limit. `npm run bench` measures the exact delay.
 */
const HANG_MS = 10_000;

/** Sends a GET request and fails the test if the response waits for a CMS that hangs. */
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
