import { toStageName } from '../pages/stages.ts';

/** “Version 3 · Draft” in the words that people read. */
export const toVersionName = ({ number, stage }: { number: number; stage: string }): string =>
  `Version ${number} · ${toStageName(stage)}`;
