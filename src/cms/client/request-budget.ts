import { countCmsQueueWait, recordCmsQueue } from '@/platform/telemetry/counters';

/** Renewals, publishing and scripts are background work. Visitors never wait behind it. */
export type Priority = 'visitor' | 'background';

type Settings = {
  /** The largest number of requests that start within any one second. */
  perSecond: number;
  now?: () => number;
  /** The length of the window in milliseconds: one second by default. Tests use another. */
  windowMs?: number;
};

type Admission = {
  priority: Priority;
  /** Ends the wait. */
  signal: AbortSignal;
  /** Milliseconds. A pause that is longer than this refuses the request at once. */
  maxWaitMs: number;
};

type Waiter = (isAdmitted: boolean) => void;

/** The queue holds as many requests as can start in this time: others could not be answered before their deadline. */
const MAX_QUEUE_SECONDS = 5;
/** A CMS that asks for an hour must not switch the site off for an hour. */
const MAX_PAUSE_MS = 30_000;

/** Lets requests start in the order of their arrival, visitors before background work. */
export function createRequestBudget({ perSecond, now = () => performance.now(), windowMs = 1000 }: Settings) {
  /** The last `perSecond` starts, the oldest first. */
  const starts: number[] = [];
  const waiting = { visitor: new Set<Waiter>(), background: new Set<Waiter>() };
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const toNextStart = (): number =>
    Math.max(pausedUntil, starts.length < perSecond ? 0 : (starts[0] ?? 0) + windowMs);
  const countWaiting = (): number => waiting.visitor.size + waiting.background.size;

  function admitWaiting(): void {
    clearTimeout(timer);
    while (countWaiting() > 0) {
      const waitMs = toNextStart() - now();
      if (waitMs > 0) {
        timer = setTimeout(admitWaiting, Math.ceil(waitMs));
        return;
      }
      starts.push(now());
      if (starts.length > perSecond) starts.shift();
      const [first] = waiting.visitor.size > 0 ? waiting.visitor : waiting.background;
      first?.(true);
    }
  }

  /** Refuses the newest background work if the queue is full. Returns whether there is room for one more. */
  function makeRoom(priority: Priority): boolean {
    if (countWaiting() <= perSecond * MAX_QUEUE_SECONDS) return true;
    const last = priority === 'visitor' ? [...waiting.background].at(-1) : undefined;
    last?.(false);
    return last !== undefined;
  }

  return {
    /** Resolves to whether the request may be sent. It may not if the queue is full or the signal aborts the wait. */
    admit({ priority, signal, maxWaitMs }: Admission): Promise<boolean> {
      if (signal.aborted || pausedUntil - now() >= maxWaitMs) return Promise.resolve(false);
      const arrivedAt = now();
      return new Promise((resolve) => {
        const refuse = () => end(false);
        const end: Waiter = (isAdmitted) => {
          waiting[priority].delete(end);
          signal.removeEventListener('abort', refuse);
          recordCmsQueue(priority, waiting[priority].size);
          countCmsQueueWait(priority, now() - arrivedAt);
          resolve(isAdmitted);
          if (countWaiting() === 0) clearTimeout(timer);
        };
        waiting[priority].add(end);
        signal.addEventListener('abort', refuse, { once: true });
        admitWaiting();
        if (waiting[priority].has(end) && !makeRoom(priority)) end(false);
        recordCmsQueue(priority, waiting[priority].size);
      });
    },
    /** Lets no request start for this long, because the CMS asked for it. */
    pause(ms: number): void {
      pausedUntil = Math.max(pausedUntil, now() + Math.min(ms, MAX_PAUSE_MS));
    },
  };
}
