import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '@/platform/async/with-timeout';
import { toReason } from '@/platform/text/to-reason';

/** `null`: the page is renewed. Otherwise why it is not, although this was tried several times. */
type Failure = string | null;

export type RenewQueue = {
  /** Renews a page that waits already only once. `gently`: after all others, and not many a second. */
  renew: (page: string, gently?: boolean) => Promise<Failure>;
};

type Settings = {
  /** Renders a page anew. Rejects if that fails; the cache then keeps the page that it has. */
  renewPage: (page: string) => Promise<void>;
  /** The waits between the attempts to renew one page, in milliseconds. */
  retryMs?: readonly number[];
  /** The shortest time between two pages that are renewed gently, in milliseconds. */
  gentleMs?: number;
  concurrency?: number;
  deadlineMs?: number;
};

type Entry = { page: string; resolve: (failure: Failure) => void; done: Promise<Failure> };

const RETRY_MS = [250, 1000, 3000, 10_000, 30_000];
const GENTLE_MS = 100;
const CONCURRENCY = 4;
const DEADLINE_MS = 30_000;

export function createRenewQueue(settings: Settings): RenewQueue {
  const { renewPage, retryMs = RETRY_MS, gentleMs = GENTLE_MS } = settings;
  const { concurrency = CONCURRENCY, deadlineMs = DEADLINE_MS } = settings;
  const urgent = new Map<string, Entry>();
  const gentle = new Map<string, Entry>();
  const running = new Set<string>();
  let nextGentleAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function createEntry(page: string): Entry {
    const { promise, resolve } = Promise.withResolvers<Failure>();
    return { page, resolve, done: promise };
  }

  /** A page is never renewed twice at the same time: the older version could be stored last. */
  function take(waiting: Map<string, Entry>): Entry | null {
    for (const entry of waiting.values()) {
      if (running.has(entry.page)) continue;
      waiting.delete(entry.page);
      return entry;
    }
    return null;
  }

  function takeGently(): Entry | null {
    const waitMs = nextGentleAt - performance.now();
    if (waitMs <= 0) {
      nextGentleAt = performance.now() + gentleMs;
      return take(gentle);
    }
    if (gentle.size > 0) {
      clearTimeout(timer);
      timer = setTimeout(start, waitMs);
    }
    return null;
  }

  function start(): void {
    while (running.size < concurrency) {
      const entry = take(urgent) ?? takeGently();
      if (!entry) return;
      running.add(entry.page);
      void attempt(entry, 0);
    }
  }

  async function attempt(entry: Entry, attempts: number): Promise<void> {
    try {
      await withTimeout(deadlineMs, renewPage(entry.page), () => {
        throw new Error(`it takes longer than ${deadlineMs / 1000} s`);
      });
      finish(entry, null);
    } catch (error) {
      const waitMs = retryMs[attempts];
      if (waitMs === undefined) return finish(entry, toReason(error));
      // Others go on meanwhile.
      release(entry);
      await sleep(waitMs * (0.75 + Math.random() / 2));
      retry(entry, attempts + 1);
    }
  }

  function retry(entry: Entry, attempts: number): void {
    const newer = urgent.get(entry.page) ?? gentle.get(entry.page);
    if (newer) {
      // A later publish waits for the same page: its attempts count for both.
      void newer.done.then(entry.resolve);
    } else if (running.size >= concurrency || running.has(entry.page)) {
      setTimeout(() => retry(entry, attempts), 20);
    } else {
      running.add(entry.page);
      void attempt(entry, attempts);
    }
  }

  function release({ page }: Entry): void {
    running.delete(page);
    start();
  }

  function finish(entry: Entry, failure: Failure): void {
    entry.resolve(failure);
    release(entry);
  }

  return {
    renew(page, gently = false) {
      const known = urgent.get(page) ?? gentle.get(page);
      const entry = known ?? createEntry(page);
      if (!gently) gentle.delete(page);
      if (!known || !gently) (gently ? gentle : urgent).set(page, entry);
      start();
      return entry.done;
    },
  };
}
