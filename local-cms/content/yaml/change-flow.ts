import type { Entry } from './entries.ts';
import type { Patch } from './patches.ts';

/** New entries of a flow collection. `after` is the entry that they follow, or null before the first. */
export type FlowInsert = { after: Entry | null; texts: readonly string[] };

export const insertFlow = (entries: readonly Entry[], inserts: readonly FlowInsert[]): Patch[] =>
  inserts.map(({ after, texts }) => {
    const joined = texts.join(', ');
    const at = after ? after.end : (entries[0]?.start ?? 0);
    return { start: at, end: at, text: after ? `, ${joined}` : `${joined}, ` };
  });

/** Removes entries with their commas. At least one entry must stay. */
export function removeFlow(text: string, entries: readonly Entry[], removed: ReadonlySet<Entry>): Patch[] {
  const lastStaying = entries.findLastIndex((entry) => !removed.has(entry));
  const patches = entries.slice(0, lastStaying).flatMap((entry, index) => {
    const next = entries[index + 1];
    return removed.has(entry) && next ? [{ start: entry.start, end: next.start, text: '' }] : [];
  });
  const kept = entries[lastStaying];
  const tail = entries[lastStaying + 1];
  const last = entries.at(-1);
  if (!kept || !tail || !last) return patches;
  const comma = tail.comma ?? kept.end;
  const between = text.slice(kept.end, comma) + text.slice(comma + 1, tail.start);
  // A comment between the last two entries belongs to the one that stays.
  const comment = between.includes('#') ? between.trimEnd() : '';
  return [...patches, { start: kept.end, end: last.end, text: comment }];
}
