import { LRUCache } from 'lru-cache';
import { withTimeout } from '@/platform/async/with-timeout';
import type { PageRoute } from '../queries/page-route';
import { CmsError } from './cms-error';

/** Ends a request for a page. Without a call, for example after a failure of the CMS, the request counts as unknown. */
type Pass = (exists: boolean) => void;

/** Resolves to `null` if too many unknown paths are being requested. By default waits up to two seconds. */
export type EnterPathGate = (page: PageRoute, maxWaitMs?: number) => Promise<Pass | null>;

type Settings = {
  /** How many unknown paths may be requested at once; a tenth of it is added each second. */
  capacity: number;
  /** Returns all paths of the site in a language, in lower case, or rejects. */
  listPaths: (siteName: string, language: string) => Promise<ReadonlySet<string>>;
  now?: () => number;
};

/** Says that the page may exist, so the answer is 503 and not 404. */
export const createGateError = (operation: string): CmsError =>
  new CmsError(
    { kind: 'over-budget', reason: 'not sent, because too many unknown paths are being requested' },
    { operation },
  );

const ADDED_PER_SECOND = 0.1;
const MAX_WAIT_MS = 2000;
const MAX_KNOWN = 20_000;

/**
 * Keeps invented paths from using up the requests to the CMS. A page that exists gives back what it took. While nothing
 * is left, the paths that the CMS lists are free, and others wait.
 */
export function createPathGate({
  capacity,
  listPaths,
  now = () => performance.now(),
}: Settings): EnterPathGate {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const waiting = new Set<(isAdmitted: boolean) => void>();
  const perMs = (capacity * ADDED_PER_SECOND) / 1000;
  let left = capacity;
  let countedAt = now();
  let timer: NodeJS.Timeout | undefined;

  function admitWaiting(): void {
    clearTimeout(timer);
    left = Math.min(capacity, left + (now() - countedAt) * perMs);
    countedAt = now();
    for (const admit of waiting) {
      if (left < 1) break;
      left -= 1;
      admit(true);
    }
    if (waiting.size > 0) timer = setTimeout(admitWaiting, Math.ceil((1 - left) / perMs));
  }

  function waitForTurn(maxWaitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isAdmitted: boolean) => {
        clearTimeout(late);
        waiting.delete(end);
        if (waiting.size === 0) clearTimeout(timer);
        resolve(isAdmitted);
      };
      const late = setTimeout(end, maxWaitMs, false);
      waiting.add(end);
      admitWaiting();
      if (maxWaitMs === 0 || waiting.size > capacity * 5) end(false);
    });
  }

  const isListed = ({ siteName, language, path }: PageRoute): Promise<boolean> =>
    listPaths(siteName, language).then(
      (paths) => paths.has(path),
      () => false, // the failure is reported where the list is loaded
    );

  function createPass(key: string, taken: number): Pass {
    return (exists) => {
      if (!exists) {
        known.delete(key);
        return;
      }
      known.set(key, true);
      left = Math.min(capacity, left + taken);
      admitWaiting();
    };
  }

  return async (page, maxWaitMs = MAX_WAIT_MS) => {
    const key = JSON.stringify([page.siteName, page.language, page.path]);
    if (known.get(key)) return createPass(key, 0);
    if (await waitForTurn(0)) return createPass(key, 1);
    if (maxWaitMs === 0) return null;
    if (await withTimeout(maxWaitMs / 2, isListed(page), () => false)) return createPass(key, 0);
    return (await waitForTurn(maxWaitMs / 2)) ? createPass(key, 1) : null;
  };
}
