import { getBlockEnd, getCommentStart } from './block-extent.ts';
import { type Entry, getColumn, isAtLineStart } from './entries.ts';
import { getLineBreak, getLineEnd, getLineStart, type Patch } from './patches.ts';

/** New lines of a block collection. `after` is the entry that they follow, or null before the first. */
export type BlockInsert = { after: Entry | null; lines: readonly string[] };

export function insertBlock(
  text: string,
  entries: readonly Entry[],
  inserts: readonly BlockInsert[],
): Patch[] {
  const [first] = entries;
  if (!first) return [];
  const lineBreak = getLineBreak(text);
  const pad = ' '.repeat(getColumn(text, first.start));
  const join = (lines: readonly string[]) =>
    lines.map((line) => (line === '' ? '' : pad + line)).join(lineBreak);
  return inserts.map(({ after, lines }) => {
    if (after) {
      const at = getBlockEnd(text, after);
      const isOpen = at === text.length && !text.endsWith('\n');
      return { start: at, end: at, text: isOpen ? lineBreak + join(lines) : join(lines) + lineBreak };
    }
    // The first entry can stand behind the dash of a list, as in `- component: Hero`.
    const isOwnLine = isAtLineStart(text, first.start);
    const at = isOwnLine ? getLineStart(text, first.start) : first.start;
    const joined = join(lines) + lineBreak;
    return { start: at, end: at, text: isOwnLine ? joined : joined.slice(pad.length) + pad };
  });
}

/** Removes entries with their comments. At least one entry must stay. */
export function removeBlock(text: string, entries: readonly Entry[], removed: ReadonlySet<Entry>): Patch[] {
  const firstStaying = entries.findIndex((entry) => !removed.has(entry));
  const [first] = entries;
  const next = entries[firstStaying];
  const isShared = first && !isAtLineStart(text, first.start);
  const rest = entries.slice(isShared ? firstStaying : 0).filter((entry) => removed.has(entry));
  const patches = rest.map((entry) => ({
    // Comments above the first entry can be about the whole collection.
    start:
      entry === first
        ? getLineStart(text, entry.start)
        : getCommentStart(text, entry.start, entries[entries.indexOf(entry) - 1]?.end ?? 0),
    end: getBlockEnd(text, entry),
    text: '',
  }));
  if (!isShared || !next || firstStaying === 0) return patches;
  const between = text.slice(getLineEnd(text, entries[firstStaying - 1]?.end ?? 0), next.start);
  const end = between.trim() === '' ? next.start : getLineEnd(text, entries[firstStaying - 1]?.end ?? 0);
  return [{ start: first.start, end, text: '' }, ...patches];
}
