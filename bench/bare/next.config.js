import path from 'node:path';

// This site is Next alone: a cached page behind a proxy that only rewrites. bench/proxy.ts compares Marquee with it.
export default {
  poweredByHeader: false,
  experimental: { isrFlushToDisk: false },
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
