import type { NextEntry, PageCache, RequestPages } from './page-cache';
import { type PageValue, SetContextSchema } from './page-entry';

/** What Next hands to a cache handler for each request (Next 16.4: `CacheHandlerContext`). */
export type NextContext = {
  _requestHeaders: Record<string, string | string[] | undefined>;
};

export type NextHandler = {
  get: (key: string, context: { kind?: string }) => Promise<NextEntry | null>;
  set: (key: string, value: PageValue, context: { kind?: string }) => Promise<void>;
  revalidateTag: () => Promise<void>;
  resetRequestCache: () => void;
};

const ON_DEMAND_HEADER = 'x-prerender-revalidate';

/** Value of the request header `purpose` of a prefetch. Next answers it with a stale page, without renewing the page. */
const PREFETCH = 'prefetch';

/** With this header, Next renders nothing if there is no entry. */
const ONLY_GENERATED_HEADER = 'x-prerender-revalidate-if-generated';

/** Next's keys are `/route-cache/PAGES/<hash of the route>/$<internal path>`. */
const toPage = (key: string): string => key.replace(/^\/route-cache\/[^/]+\/[^/]+\/\$/, '');

/** Opens the page cache at the first use, because `next dev` creates handlers too, but never uses them. */
export function createNextHandler(getCache: () => PageCache, { _requestHeaders }: NextContext): NextHandler {
  let opened: RequestPages | undefined;
  const open = () => {
    opened ??= getCache().open({
      isDemanded: _requestHeaders[ON_DEMAND_HEADER] !== undefined,
      isOnlyForEntries: _requestHeaders[ONLY_GENERATED_HEADER] !== undefined,
      isPrefetch: _requestHeaders.purpose === PREFETCH,
    });
    return opened;
  };
  return {
    get: async (key, context) => (isPages(context) ? open().get(toPage(key)) : null),
    set: async (key, value, context) => {
      if (!isPages(context)) return;
      const { data } = SetContextSchema.safeParse(context);
      await open().set(toPage(key), value, data?.cacheControl ?? null);
    },
    revalidateTag: async () => undefined,
    resetRequestCache: () => undefined,
  };
}

/** The other kinds belong to the App Router and to `fetch` inside of it, which this site does not use. */
const isPages = (context: { kind?: string }): boolean => context.kind === 'PAGES';

/**
 * Makes Next use these handlers. Next also takes the path of a file with a handler (`cacheHandler` in its configuration),
 * but imports that file twice for each request (docs/decisions/028).
 */
export function provideHandlers(create: (context: NextContext) => NextHandler): void {
  const key = Symbol.for('@next/cache-handlers');
  Reflect.set(globalThis, key, { ...Reflect.get(globalThis, key), FetchCache: toConstructor(create) });
}

/** Next calls `new` for each request. */
export function toConstructor(create: (context: NextContext) => NextHandler) {
  return function handler(context: NextContext) {
    return create(context);
  };
}
