import { withTimeout } from '@/platform/async/with-timeout';
import { toReason } from '@/platform/text/to-reason';

/** `null`: the page is renewed. Otherwise why it is not, although this was tried several times. */
type Failure = string | null;

/** Renews a page that waits already only once. `gently`: after all others, and not many a second. */
type Renew = (page: string, gently?: boolean) => Promise<Failure>;

export type RenewQueue = {
  /** Renews the pages of one publish: from the 51st on gently, so that it does not delay those of other publishes. */
  openPublish: () => Renew;
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

type Entry = {
  page: string;
  /** How often it was tried since it was asked for last. */
  attempts: number;
  /** `performance.now()` at which it may be tried. */
  notBefore: number;
  resolve: (failure: Failure) => void;
  done: Promise<Failure>;
};

const RETRY_MS = [250, 1000, 3000, 10_000, 30_000];
const GENTLE_MS = 100;
const CONCURRENCY = 4;
const DEADLINE_MS = 30_000;
const MAX_URGENT = 50;

/**
 * Renews a few pages at a time and no page twice at once, except after a render that is longer than the deadline: it may
 * still be running when the page is tried again. The page cache then keeps the page whose render began last.
 */
export function createRenewQueue(settings: Settings): RenewQueue {
  const { renewPage, retryMs = RETRY_MS, gentleMs = GENTLE_MS } = settings;
  const { concurrency = CONCURRENCY, deadlineMs = DEADLINE_MS } = settings;
  const urgent = new Map<string, Entry>();
  const gentle = new Map<string, Entry>();
  const running = new Set<string>();
  let nextGentleAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function takeGently(): Entry | null {
    if (nextGentleAt > performance.now()) return null;
    const entry = take(gentle, running);
    if (entry) nextGentleAt = performance.now() + gentleMs;
    return entry;
  }

  function start(): void {
    while (running.size < concurrency) {
      const waiting = take(urgent, running);
      const entry = waiting ?? takeGently();
      if (!entry) {
        startLater();
        return;
      }
      running.add(entry.page);
      void attempt(entry, waiting ? urgent : gentle);
    }
  }

  /** The end of a render starts the next one, so only entries that wait for a time need a timer. */
  function startLater(): void {
    const gentleAt = Math.max(findEarliest(gentle, running), nextGentleAt);
    const at = Math.min(findEarliest(urgent, running), gentleAt);
    clearTimeout(timer);
    if (at < Number.POSITIVE_INFINITY) timer = setTimeout(start, Math.max(at - performance.now(), 1));
  }

  async function attempt(entry: Entry, from: Map<string, Entry>): Promise<void> {
    const failure = await renewInTime(renewPage(entry.page), deadlineMs);
    running.delete(entry.page);
    const waitMs = retryMs[entry.attempts];
    if (failure === null || waitMs === undefined) entry.resolve(failure);
    else putBack(entry, from, waitMs * (0.75 + Math.random() / 2));
    start();
  }

  function putBack(entry: Entry, waiting: Map<string, Entry>, waitMs: number): void {
    const newer = urgent.get(entry.page) ?? gentle.get(entry.page);
    // A later publish waits for the same page: its attempts count for both.
    if (newer) return void newer.done.then(entry.resolve);
    waiting.set(entry.page, {
      ...entry,
      attempts: entry.attempts + 1,
      notBefore: performance.now() + waitMs,
    });
  }

  function renew(page: string, gently = false): Promise<Failure> {
    const known = urgent.get(page) ?? gentle.get(page) ?? createEntry(page);
    const isUrgent = !gently || urgent.has(page);
    gentle.delete(page);
    (isUrgent ? urgent : gentle).set(page, { ...known, attempts: 0, notBefore: 0 });
    start();
    return known.done;
  }

  return {
    openPublish() {
      let pages = 0;
      return (page, gently) => {
        pages += 1;
        return renew(page, gently || pages > MAX_URGENT);
      };
    },
  };
}

/** Takes the first entry that may be tried now. */
function take(waiting: Map<string, Entry>, running: ReadonlySet<string>): Entry | null {
  for (const entry of waiting.values()) {
    if (running.has(entry.page) || entry.notBefore > performance.now()) continue;
    waiting.delete(entry.page);
    return entry;
  }
  return null;
}

/** Returns when the first entry may be tried whose page is not being renewed, or infinity. */
function findEarliest(waiting: ReadonlyMap<string, Entry>, running: ReadonlySet<string>): number {
  let earliest = Number.POSITIVE_INFINITY;
  for (const { page, notBefore } of waiting.values()) {
    if (!running.has(page)) earliest = Math.min(earliest, notBefore);
  }
  return earliest;
}

async function renewInTime(render: Promise<void>, deadlineMs: number): Promise<Failure> {
  try {
    await withTimeout(deadlineMs, render, () => {
      throw new Error(`it takes longer than ${deadlineMs / 1000} s`);
    });
    return null;
  } catch (error) {
    // Isolation point: the log of publishes says why, and other pages go on.
    return toReason(error);
  }
}

function createEntry(page: string): Entry {
  const { promise, resolve } = Promise.withResolvers<Failure>();
  return { page, attempts: 0, notBefore: 0, resolve, done: promise };
}
