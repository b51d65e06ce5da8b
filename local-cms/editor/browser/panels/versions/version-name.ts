const STAGES: Readonly<Record<string, string>> = { draft: 'Draft', published: 'Public', older: 'Older' };

/** “Version 3 · Draft” in the words that people read. */
export const toVersionName = ({ number, stage }: { number: number; stage: string }): string =>
  `Version ${number} · ${STAGES[stage] ?? stage}`;
