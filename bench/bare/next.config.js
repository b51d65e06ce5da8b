import path from 'node:path';

// This site consists of Next alone. It serves a cached page behind a proxy that only rewrites. bench/proxy.ts compares
// Marquee with this site.
export default {
  poweredByHeader: false,
  experimental: { isrFlushToDisk: false },
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
