import type { Version } from '../../platform/page-queries.ts';

const STAGES: Readonly<Record<string, string>> = { draft: 'Draft', published: 'Public', older: 'Older' };

/** “Version 3, draft” in the words that people read. */
export const toVersionName = ({ number, stage }: Pick<Version, 'number' | 'stage'>): string =>
  `Version ${number} · ${STAGES[stage] ?? stage}`;
