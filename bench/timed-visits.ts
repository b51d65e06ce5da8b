import { getAsIs } from '../tests/support/clients/get-as-is.ts';
import type { RunningServer } from '../tests/support/servers/start-servers.ts';

type Headers = Record<string, string>;

export async function time(site: RunningServer, path: string, headers: Headers = {}): Promise<number> {
  const startedAt = performance.now();
  const { status } = await getAsIs(site.url, path, headers);
  const ms = performance.now() - startedAt;
  if (status !== 200) throw new Error(`${path} responded with ${status}.`);
  return ms;
}

/** Returns the time of the quickest of nine visits in sequence, because a busy machine slows some of the visits. */
export async function timeQuickest(
  site: RunningServer,
  path: string,
  headers: Headers = {},
): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 9; i++) times.push(await time(site, path, headers));
  return Math.min(...times);
}

/** Returns the time of the quickest of three visits. They are simultaneous, so that all find the caches out of date. */
export async function timeFirst(site: RunningServer, path: string, headers: Headers = {}): Promise<number> {
  return Math.min(...(await Promise.all([1, 2, 3].map(() => time(site, path, headers)))));
}
