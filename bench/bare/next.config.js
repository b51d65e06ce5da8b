import path from 'node:path';

// The bare framework again, for bench/proxy.ts: one cached page of a given size behind a proxy that only rewrites.
export default {
  poweredByHeader: false,
  experimental: { isrFlushToDisk: false },
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
