import { createHash } from 'node:crypto';

/** Names the content of a file: equal bytes have equal revisions. */
export type Revision = string;

export const toRevision = (content: string | Uint8Array): Revision =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

export const isRevision = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
