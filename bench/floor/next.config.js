import path from 'node:path';

// Next alone, without code of Marquee. bench/bytes.ts measures what its visitors download.
export default {
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
