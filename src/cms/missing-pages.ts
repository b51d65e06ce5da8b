import { LRUCache } from 'lru-cache';
import type { PagePlace } from './page-place';

/** Remembers for a moment where the CMS has said that there is no page. */
export type MissingPages = {
  has: (place: PagePlace) => boolean;
  add: (place: PagePlace) => void;
};

/** Long enough for all that one visit asks on a busy machine, short enough for an editor who publishes the page. */
const KEPT_MS = 5000;
/** Paths come from visitors: what they ask for must not fill the memory. */
const MAX_PAGES = 5000;

export function createMissingPages(now?: () => number): MissingPages {
  const pages = new LRUCache<string, true>({
    max: MAX_PAGES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  const toKey = ({ siteName, language, path }: PagePlace) => JSON.stringify([siteName, language, path]);
  return {
    has: (place) => pages.has(toKey(place)),
    add: (place) => void pages.set(toKey(place), true),
  };
}

/** Asks about a page, but for one that has just been found missing; `null` says that it is. */
export async function unlessMissing<Found>(
  place: PagePlace,
  pages: MissingPages,
  ask: () => Promise<Found | null>,
): Promise<Found | null> {
  if (pages.has(place)) return null;
  const found = await ask();
  if (found === null) pages.add(place);
  return found;
}

declare global {
  var marqueeMissingPages: MissingPages | undefined;
}

/**
 * The one of this process. What runs before a page and the page itself are bundled apart, each with modules of its
 * own; both ask the CMS about the same path, which would cost an unknown one two questions.
 */
export function getMissingPages(): MissingPages {
  globalThis.marqueeMissingPages ??= createMissingPages();
  return globalThis.marqueeMissingPages;
}
