import path from 'node:path';

// This site consists of Next alone, without code of Marquee. bench/bytes.ts measures what its visitors download.
export default {
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
