import type { MessageHub } from '../cluster/messages';
import { getSteadyTime } from '../process/steady-time';
import { createLocalPages, type LocalPage, type LocalPages } from './local-pages';
import type { PageEntry } from './page-entry';
import type { SharedPages } from './shared-pages';

export type PageStore = {
  /** Returns the newest version that this process can know of, without asking Redis if no message says that it must. */
  find: (page: string) => Promise<LocalPage | undefined>;
  isFresh: (page: string, entry: LocalPage) => boolean;
  /** Saves a page and tells the other nodes, unless a newer version is there. */
  put: (page: string, entry: PageEntry) => Promise<void>;
  /** Makes a page stale on all nodes, unless its render began after `stamp`. */
  markStale: (page: string, stamp: number) => Promise<void>;
};

type Settings = { maxBytes: number; hub: MessageHub; shared: SharedPages | null };

type Read = { promise: Promise<LocalPage | undefined>; isOverridden: boolean };

/** Pages in the memory of this process and, with several nodes, in Redis. Messages say which of the former are outdated. */
export function createPageStore({ maxBytes, hub, shared }: Settings): PageStore {
  const local = createLocalPages(maxBytes);
  const reads = new Map<string, Read>();

  hub.onMissed(local.doubtAll);
  hub.onMessage((message, isOwn) => {
    if (message.kind !== 'renewed' || isOwn) return;
    for (const page of message.pages) {
      local.setTrust(page, 'outdated');
      const read = reads.get(page);
      // It may have read the page of before.
      if (read) read.isOverridden = true;
    }
  });

  /** All who want the same page share one request. */
  function readShared(page: string, from: SharedPages): Promise<LocalPage | undefined> {
    const running = reads.get(page);
    if (running) return running.promise;
    const read: Read = {
      isOverridden: false,
      promise: from.read(page).then((found) => {
        reads.delete(page);
        return settle({ page, local, shared: from, found, isOverridden: read.isOverridden });
      }),
    };
    reads.set(page, read);
    return read.promise;
  }

  return {
    find: async (page) => {
      const entry = local.get(page);
      if (!shared?.isAnswering()) return entry;
      if (entry && hub.isLive() && local.getTrust(page) === 'current') return entry;
      return readShared(page, shared);
    },
    isFresh: (page, entry) => {
      const time = getSteadyTime();
      if (time < entry.heldUntil) return true;
      if (shared && local.getTrust(page) === 'outdated') return false;
      return time < entry.renderedAt + entry.cacheControl.revalidate * 1000;
    },
    put: async (page, given) => {
      const own = local.get(page);
      if (own && own.stamp > given.stamp) return;
      const entry = local.put(page, given, 'current');
      if (!shared) return;
      if ((await shared.write(page, entry)) === 'newer is there') return local.setTrust(page, 'unsure');
      await hub.send({ kind: 'renewed', pages: [page] });
    },
    markStale: async (page, stamp) => {
      const own = local.get(page);
      if (own && own.stamp < stamp) makeStale(own);
      await shared?.markStale(page, stamp);
      await hub.send({ kind: 'renewed', pages: [page] });
    },
  };
}

function makeStale(entry: LocalPage): void {
  if (entry.renderedAt > 0) Object.assign(entry, { renderedAt: 0, heldUntil: 0 });
}

type Settling = {
  page: string;
  local: LocalPages;
  shared: SharedPages;
  found: PageEntry | null | 'failed';
  isOverridden: boolean;
};

/** Chooses between the page of this process and the one from Redis. Redis gets back a page that it has lost. */
function settle({ page, local, shared, found, isOverridden }: Settling): LocalPage | undefined {
  const own = local.get(page);
  const trust = isOverridden ? 'unsure' : 'current';
  if (found === 'failed') return own;
  if (found && (!own || found.stamp > own.stamp)) return local.put(page, found, trust);
  // The node that has renewed the page could not write it.
  if (!own || (!found && local.getTrust(page) === 'outdated')) return own;
  local.setTrust(page, trust);
  if (found?.stamp === own.stamp && found.renderedAt === 0) makeStale(own);
  if (!found || found.stamp < own.stamp) void shared.write(page, own);
  return own;
}
