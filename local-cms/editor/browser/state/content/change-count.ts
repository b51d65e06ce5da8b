import { signal } from '@preact/signals';

/** Counts the changes of the content folder (follow-changes.ts). What shows content loads it again when this changes. */
export const changeCount = signal(0);
