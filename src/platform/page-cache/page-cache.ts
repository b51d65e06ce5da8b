import { setTimeout } from 'node:timers/promises';
import type { MessageHub } from '../cluster/messages';
import { getSteadyTime } from '../process/steady-time';
import type { LocalPage } from './local-pages';
import type { CacheControl, PageEntry, PageValue } from './page-entry';
import { createPageStore, type PageStore } from './page-store';
import { createRenders } from './renders';
import type { SharedPages } from './shared-pages';

/** Longer than any render, so that a node that dies does not stop the others from renewing the page for long. */
const RENEWAL_LOCK_MS = 15_000;
/** For so long a node takes a page as fresh that another node renews. */
const HELD_MS = 2_000;
/** For so long a node waits for a page that another node renders for the first time. */
const WAIT_MS = 1_000;
const POLL_MS = 50;
const FIRST_LOCK_MS = WAIT_MS + 500;
/** How long a CDN may show a page after its lifetime while it fetches the new one. next.config.js has the same. */
const STALE_SECONDS = 300;

/** What Next expects from `get` (Next 16.4: `CacheHandlerValue`). */
export type NextEntry = { value: PageValue; lastModified: number; cacheControl: CacheControl };

/** The page cache as one request uses it. */
export type RequestPages = {
  get: (page: string) => Promise<NextEntry | null>;
  set: (page: string, value: PageValue, cacheControl: CacheControl) => Promise<void>;
};

export type PageCache = {
  /** `isDemanded`: the request renews the page, however fresh it is. `isOnlyForEntries`: only if it is in the cache. */
  open: (request: { isDemanded: boolean; isOnlyForEntries?: boolean }) => RequestPages;
};

type Found = { entry: LocalPage | undefined; isFresh: boolean };

type Settings = {
  maxBytes: number;
  hub: MessageHub;
  /** `null`: this process is the only node. */
  shared: SharedPages | null;
};

/**
 * The cache of Next's pages. It returns a page however old it is. Next then renews the page in the background, so that
 * visitors see the last version while the CMS fails.
 */
export function createPageCache({ maxBytes, hub, shared }: Settings): PageCache {
  const store = createPageStore({ maxBytes, hub, shared });
  const renders = createRenders();

  /** Returns whether this process shall renew a stale page. For a short time only one of several nodes does. */
  async function mayRenew(page: string, entry: LocalPage): Promise<boolean> {
    // Next joins the render that this process has begun.
    if (!shared?.isAnswering() || renders.has(page)) return true;
    if (await shared.lock(page, RENEWAL_LOCK_MS)) return true;
    entry.heldUntil = getSteadyTime() + HELD_MS;
    return false;
  }

  async function findForVisitor(page: string): Promise<Found> {
    const entry =
      (await store.find(page)) ?? (shared ? await waitForOtherNode(page, store, shared) : undefined);
    const isFresh = entry !== undefined && (store.isFresh(page, entry) || !(await mayRenew(page, entry)));
    return { entry, isFresh };
  }

  async function findOnDemand(page: string): Promise<Found> {
    // Next would join the render that is running, which may have read the content from before the demand.
    await renders.waitFor(page);
    return { entry: await store.find(page), isFresh: false };
  }

  return {
    open: ({ isDemanded, isOnlyForEntries = false }) => {
      let startedAt: Clocks | undefined;
      let given: LocalPage | undefined;
      return {
        get: async (page) => {
          const { entry, isFresh } = await (isDemanded ? findOnDemand(page) : findForVisitor(page));
          given = entry;
          if (!isFresh && (entry || !isOnlyForEntries)) {
            renders.begin(page);
            startedAt = readClocks(shared);
          }
          return entry ? toNextEntry(entry, isFresh) : null;
        },
        set: async (page, value, cacheControl) => {
          if (given && isRetained(given, value, cacheControl)) {
            given.heldUntil = getSteadyTime() + cacheControl.revalidate * 1000;
            await shared?.lock(page, cacheControl.revalidate * 1000);
          } else {
            await store.put(page, { value, cacheControl, ...(startedAt ?? readClocks(shared)) });
          }
          renders.end(page);
        },
      };
    },
  };
}

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

/** After a failed render Next sets the page that it got from `get` again, with a lifetime of at most 30 seconds. */
function isRetained(given: PageEntry, value: PageValue, { revalidate }: CacheControl): boolean {
  if (value !== given.value) return false;
  return value !== null || revalidate < given.cacheControl.revalidate;
}

/** Next compares `lastModified` with the lifetime. A stale page is never so old that visitors wait for a render. */
function toNextEntry({ value, cacheControl }: PageEntry, isFresh: boolean): NextEntry {
  const { revalidate, expire = 0 } = cacheControl;
  const age = isFresh ? 0 : revalidate * 1000 + 1000;
  return {
    value,
    lastModified: getSteadyTime() - age,
    cacheControl: { revalidate, expire: Math.max(expire, revalidate + STALE_SECONDS) },
  };
}
