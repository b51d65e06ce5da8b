import path from 'node:path';

// The bare framework, without a line of ours: what a visitor of any Next site downloads. bench/bytes.ts measures it.
export default {
  poweredByHeader: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
