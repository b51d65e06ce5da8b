import { setTimeout } from 'node:timers/promises';
import type { MessageHub } from '../cluster/messages';
import { getSteadyTime } from '../process/steady-time';
import type { LocalPage } from './local-pages';
import type { CacheControl, PageEntry, PageValue } from './page-entry';
import { createPageStore, type PageStore } from './page-store';
import { createRenders, type Renders } from './renders';
import { beginRenewal, endRenewal } from './renewal';
import type { SharedPages } from './shared-pages';

/** Longer than any render, so that a node that dies does not stop the others from renewing the page for long. */
const RENEWAL_LOCK_MS = 15_000;
/** For so long a node takes a page as fresh that another node renews. */
const HELD_MS = 2_000;
/** For so long a node waits for a page that another node renders for the first time. */
const WAIT_MS = 1_000;
const POLL_MS = 50;
const FIRST_LOCK_MS = WAIT_MS + 500;
/** The pause after a failed renewal of a page whose content is known to have changed. */
const OUTDATED_PAUSE_MS = 1_000;
/** How long a CDN may show a page after its lifetime while it fetches the new one. next.config.js has the same. */
const STALE_SECONDS = 300;

/** What Next expects from `get` (Next 16.4: `CacheHandlerValue`). */
export type NextEntry = { value: PageValue; lastModified: number; cacheControl: CacheControl };

/** The page cache as one request uses it. */
export type RequestPages = {
  get: (page: string) => Promise<NextEntry | null>;
  /** `null`: the render says that the page must not be cached. */
  set: (page: string, value: PageValue, cacheControl: CacheControl | null) => Promise<void>;
};

export type PageCache = {
  open: (request: PageRequest) => RequestPages;
};

export type PageRequest = {
  /** The request renews the page, however fresh it is. */
  isDemanded: boolean;
  /** It does so only if the page is in the cache. */
  isOnlyForEntries: boolean;
  /** The request never renews a page that is in the cache. */
  isPrefetch: boolean;
};

type Found = { entry: LocalPage | undefined; isFresh: boolean };

type Settings = {
  maxBytes: number;
  hub: MessageHub;
  /** `null`: this process is the only node. */
  shared: SharedPages | null;
  renders?: Renders;
};

/**
 * The cache of Next's pages. It returns a page however old it is. Next then renews the page in the background, so that
 * visitors see the last version while the CMS fails.
 */
export function createPageCache(settings: Settings): PageCache {
  const { maxBytes, hub, shared, renders = createRenders() } = settings;
  const store = createPageStore({ maxBytes, hub, shared });

  /** Returns whether this process shall renew a stale page. For a short time only one of several nodes does. */
  async function mayRenew(page: string, entry: LocalPage): Promise<boolean> {
    // Next joins the render that this process has begun.
    if (!shared?.isAnswering() || renders.has(page)) return true;
    if (await shared.lock(page, RENEWAL_LOCK_MS)) return true;
    entry.heldUntil = getSteadyTime() + HELD_MS;
    return false;
  }

  async function findForVisitor(page: string, isPrefetch: boolean): Promise<Found> {
    const entry =
      (await store.find(page)) ?? (shared ? await waitForOtherNode(page, store, shared) : undefined);
    if (!entry) return { entry, isFresh: false };
    const isFresh = isPrefetch || store.isFresh(page, entry) || !(await mayRenew(page, entry));
    return { entry, isFresh };
  }

  async function findOnDemand(page: string): Promise<Found> {
    // Next would join the render that is running, which may have read the content from before the demand.
    await renders.waitFor(page);
    return { entry: await store.find(page), isFresh: false };
  }

  /** Keeps the page after a failed render. For `seconds` nobody tries again, or shorter if it is known to be outdated. */
  async function retain({ page, entry, seconds, demandedAt }: Retained): Promise<void> {
    if (demandedAt) return store.markStale(page, demandedAt.stamp);
    const pauseMs = entry.renderedAt === 0 ? OUTDATED_PAUSE_MS : seconds * 1000;
    entry.heldUntil = getSteadyTime() + pauseMs;
    await shared?.lock(page, pauseMs);
  }

  return {
    open: ({ isDemanded, isOnlyForEntries, isPrefetch }) => {
      const find = (page: string) => (isDemanded ? findOnDemand(page) : findForVisitor(page, isPrefetch));
      let startedAt: Clocks | undefined;
      let given: { entry: LocalPage; next: NextEntry } | undefined;
      return {
        get: async (page) => {
          const { entry, isFresh } = await find(page);
          const isMissing = !entry && isOnlyForEntries;
          beginRenewal({ isMissing });
          given = entry && { entry, next: toNextEntry(entry, isFresh) };
          if (!isFresh && !isMissing) {
            renders.begin(page, entry);
            startedAt = readClocks(shared);
          }
          // Another node may have the page that this one and Redis have lost.
          if (isMissing) await hub.send({ kind: 'renewed', pages: [page] });
          return given?.next ?? null;
        },
        set: async (page, value, cacheControl) => {
          const clocks = startedAt ?? readClocks(shared);
          if (cacheControl && given && isRetained(given.next, cacheControl)) {
            const seconds = cacheControl.revalidate;
            await retain({ page, entry: given.entry, seconds, demandedAt: isDemanded ? clocks : null });
          } else {
            if (cacheControl) await store.put(page, { value, cacheControl, ...clocks });
            endRenewal();
          }
          renders.end(page);
        },
      };
    },
  };
}

/** `demandedAt`: the render was demanded, because the content has changed. */
type Retained = { page: string; entry: LocalPage; seconds: number; demandedAt: Clocks | null };

type Clocks = Pick<PageEntry, 'stamp' | 'renderedAt'>;

const readClocks = (shared: SharedPages | null): Clocks => ({
  stamp: shared?.now() ?? getSteadyTime(),
  renderedAt: getSteadyTime(),
});

/** Waits while another node renders the page for the first time. Returns nothing if this node has to render it. */
async function waitForOtherNode(
  page: string,
  store: PageStore,
  shared: SharedPages,
): Promise<LocalPage | undefined> {
  if (!shared.isAnswering() || (await shared.lock(page, FIRST_LOCK_MS))) return undefined;
  const deadline = getSteadyTime() + WAIT_MS;
  while (shared.isAnswering() && getSteadyTime() < deadline) {
    await setTimeout(POLL_MS);
    const entry = await store.find(page);
    if (entry) return entry;
  }
  return undefined;
}

/**
 * After a failed render Next sets the page that it got from `get` again, with the `expire` of that page and a lifetime of
 * 3 to 30 seconds. `toNextEntry` makes this `expire` one that no render has.
 */
const isRetained = (given: NextEntry, { expire }: CacheControl): boolean =>
  expire === given.cacheControl.expire;

/** Next compares `lastModified` with the lifetime. A stale page is never so old that visitors wait for a render. */
function toNextEntry({ value, cacheControl }: PageEntry, isFresh: boolean): NextEntry {
  const { revalidate, expire = 0 } = cacheControl;
  const age = isFresh ? 0 : revalidate * 1000 + 1000;
  const mark = isFresh ? 0 : 1;
  return {
    value,
    lastModified: getSteadyTime() - age,
    cacheControl: { revalidate, expire: Math.max(expire, revalidate + STALE_SECONDS) + mark },
  };
}
