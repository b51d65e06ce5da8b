import path from 'node:path';

// Next alone, for bench/proxy.ts: a cached page of a given size behind a proxy that only rewrites.
export default {
  poweredByHeader: false,
  experimental: { isrFlushToDisk: false },
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
