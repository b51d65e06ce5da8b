import { processWide } from '../process/process-wide';
import type { NextEntry, PageCache } from './page-cache';
import { type PageValue, SetContextSchema } from './page-entry';

/** What Next hands to a cache handler for each request (Next 16.4: `CacheHandlerContext`). */
export type NextContext = {
  serverDistDir?: string;
  _requestHeaders: Record<string, string | string[] | undefined>;
};

export type NextHandler = {
  get: (key: string, context: { kind?: string }) => Promise<NextEntry | null>;
  set: (key: string, value: PageValue, context: { kind?: string }) => Promise<void>;
};

const ON_DEMAND_HEADER = 'x-prerender-revalidate';

/** Next's keys are `/route-cache/PAGES/<hash of the route>/$<internal path>`. */
const toPage = (key: string): string => key.replace(/^\/route-cache\/[^/]+\/[^/]+\/\$/, '');

export function createNextHandler(cache: PageCache, { _requestHeaders }: NextContext): NextHandler {
  const pages = cache.open({ isDemanded: _requestHeaders[ON_DEMAND_HEADER] !== undefined });
  return {
    get: async (key, context) => (isPages(context) ? pages.get(toPage(key)) : null),
    set: async (key, value, context) => {
      const parsed = SetContextSchema.safeParse(context);
      if (isPages(context) && parsed.success) await pages.set(toPage(key), value, parsed.data.cacheControl);
    },
  };
}

/** The other kinds belong to the App Router and to `fetch` inside of it, which this site does not use. */
const isPages = (context: { kind?: string }): boolean => context.kind === 'PAGES';

/** Makes handlers available to `next-cache-handler.mjs`, which Next loads outside of this bundle. */
export function provideHandlers(open: (context: NextContext) => NextHandler): void {
  processWide('page-cache', () => ({ open })).open = open;
}
