import { createHash } from 'node:crypto';

/** Names the content of a file: equal bytes have equal revisions. */
export type Revision = string;

export const toRevision = (text: string): Revision =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

export const isRevision = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
