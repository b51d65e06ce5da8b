import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry';

/** `outdated`: another node has a newer version. `unsure`: this process may have missed the message that says so. */
type Trust = 'current' | 'unsure' | 'outdated';

export type LocalPage = PageEntry & {
  /** Until then the page counts as fresh: another node renews it, or its renewal has just failed. */
  heldUntil: number;
};

export type LocalPages = {
  get: (page: string) => LocalPage | undefined;
  put: (page: string, entry: PageEntry, trust: Trust) => LocalPage;
  getTrust: (page: string) => Trust;
  setTrust: (page: string, trust: Trust) => void;
  doubtAll: () => void;
};

type Slot = { entry: LocalPage; trust: Trust; doubts: number };

const ENTRY_BYTES = 1_000;

/** Holds the most recently used pages in memory, as the objects that Next gave: reading one copies nothing. */
export function createLocalPages(maxBytes: number): LocalPages {
  const slots = new LRUCache<string, Slot>({ maxSize: maxBytes, sizeCalculation: estimateBytes });
  let doubts = 0;
  return {
    get: (page) => slots.get(page)?.entry,
    put: (page, given, trust) => {
      const entry = { ...given, heldUntil: 0 };
      slots.set(page, { entry, trust, doubts });
      return entry;
    },
    getTrust: (page) => {
      const slot = slots.peek(page);
      if (!slot || (slot.trust === 'current' && slot.doubts < doubts)) return 'unsure';
      return slot.trust;
    },
    setTrust: (page, trust) => {
      const slot = slots.peek(page);
      if (slot) Object.assign(slot, { trust, doubts });
    },
    doubtAll: () => {
      doubts += 1;
    },
  };
}

/** A character takes two bytes if any character of the text is beyond Latin-1. */
function estimateBytes({ entry: { value } }: Slot, page: string): number {
  const data = value?.kind === 'PAGES' ? value.pageData : value?.props;
  const html = value?.kind === 'PAGES' ? value.html : '';
  return ENTRY_BYTES + 2 * (page.length + html.length + (JSON.stringify(data)?.length ?? 0));
}
