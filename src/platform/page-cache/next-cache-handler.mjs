// Next loads this file by its path, outside of its bundles, and creates a handler for each request. The page cache itself
// is in a bundle: src/composition/start-page-cache.ts puts it where this file finds it. During a build there is none.
const SLOT = Symbol.for('marquee.page-cache');

const NOTHING = { get: async () => null, set: async () => undefined };

export default function CacheHandler(context) {
  const handler = globalThis[SLOT]?.open?.(context) ?? NOTHING;
  return { ...handler, revalidateTag: async () => undefined, resetRequestCache: () => undefined };
}
