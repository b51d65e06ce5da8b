import { setTimeout as sleepFor } from 'node:timers/promises';
import { mapLimited } from '@/platform/async/map-limited';
import { toRetryAfterMs } from '@/platform/http/retry-after';
import { toReason } from '@/platform/text/to-reason';
import type { GetPage, Page } from './get-page.ts';

type Settings = {
  getPage: GetPage;
  concurrency: number;
  perSecond: number;
  onDone: (done: number) => void;
  sleep?: (ms: number) => Promise<unknown>;
};

export type Failure = { url: URL; reason: string };

const MAX_TRIES = 4;
const MAX_WAIT_MS = 60_000;
const DEFAULT_WAIT_MS = 5000;

/** Requests every URL and returns those that did not respond with 200. Nothing is requested while one waits after a 503. */
export async function warmUrls(
  urls: readonly URL[],
  { getPage, concurrency, perSecond, onDone, sleep = sleepFor }: Settings,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let nextAt = 0;
  let done = 0;

  async function waitForTurn(): Promise<void> {
    for (let now = performance.now(); now < nextAt; now = performance.now()) await sleep(nextAt - now);
    nextAt = performance.now() + 1000 / perSecond;
  }

  async function findProblem(url: URL): Promise<string | null> {
    for (let tries = 1; ; tries++) {
      await waitForTurn();
      const page = await getPage(url).catch(toFailure);
      if (typeof page === 'string') return page;
      if (page.status === 200) return null;
      if (page.status !== 503 || tries === MAX_TRIES) return `responded with ${page.status}`;
      nextAt = Math.max(nextAt, performance.now() + toWaitMs(page));
    }
  }

  await mapLimited(urls, concurrency, async (url) => {
    const reason = await findProblem(url);
    if (reason !== null) failures.push({ url, reason });
    done += 1;
    onDone(done);
  });
  return failures;
}

const toWaitMs = ({ retryAfter }: Page): number =>
  Math.min(toRetryAfterMs(retryAfter, Date.now()) ?? DEFAULT_WAIT_MS, MAX_WAIT_MS);

const toFailure = (error: unknown): string => `did not respond: ${toReason(error)}`;
