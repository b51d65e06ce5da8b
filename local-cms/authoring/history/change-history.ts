import { z } from 'zod';

import { toAuthorKey } from './author.ts';

const File = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The text before the newest of the joined changes. */
  beforeLast: z.string().nullable().optional(),
});

/** A change of some files. A revision is null where there was no file, or is none any more. */
const Entry = z.object({
  id: z.string(),
  /** When the change was made, in ISO 8601. */
  at: z.string(),
  by: z.string(),
  /** What was changed, for example `Title of Hero`. */
  label: z.string(),
  files: z.array(File),
  isUndone: z.boolean(),
  /** What was changed, by its id: a change of something else is undone alone. */
  subject: z.string().optional(),
  /** Is undone alone, even if the one before it has the same label. */
  isSeparate: z.boolean().optional(),
  /** The keys of all histories that have this change if there are several, as for a page that was moved. */
  keys: z.array(z.string()).optional(),
  /** True for a publish: undo does not go back over it, because visitors have seen the page since. */
  isFinal: z.boolean().optional(),
});

export type HistoryEntry = z.output<typeof Entry>;

/** The key names what has the history, such as `solvind/pages/about/en` or `solvind/redirects`. */
export const ChangeHistory = z.object({ key: z.string(), entries: z.array(Entry) });

export type ChangeHistory = z.output<typeof ChangeHistory>;

/** Older changes are forgotten. */
const MAX_ENTRIES = 200;

/** Typing is saved at every short pause. Saves less than three seconds apart are undone as one step. */
const JOIN_MS = 3_000;

const isBySame = (one: Pick<HistoryEntry, 'by'>, other: Pick<HistoryEntry, 'by'>): boolean =>
  toAuthorKey(one.by) === toAuthorKey(other.by);

const continues = (last: HistoryEntry, next: HistoryEntry): boolean =>
  !last.isUndone &&
  !next.isSeparate &&
  isBySame(last, next) &&
  last.label === next.label &&
  last.subject === next.subject &&
  Date.parse(next.at) - Date.parse(last.at) < JOIN_MS &&
  last.files.length === next.files.length &&
  last.files.every(({ path, after }, index) => {
    const file = next.files[index];
    return file?.path === path && file.before === after && file.before !== null;
  });

const join = (last: HistoryEntry, next: HistoryEntry): HistoryEntry => ({
  ...last,
  at: next.at,
  files: last.files.map((file, index) => ({
    ...file,
    after: next.files[index]?.after ?? null,
    beforeLast: file.after,
  })),
});

/** Adds a change. The changes that the same person has undone cannot be done again after it. */
export function addChange({ key, entries }: ChangeHistory, next: HistoryEntry): ChangeHistory {
  const kept = entries.filter(({ by, isUndone }) => !(isUndone && isBySame({ by }, next)));
  const last = kept.at(-1);
  const added = last && continues(last, next) ? [...kept.slice(0, -1), join(last, next)] : [...kept, next];
  return { key, entries: added.slice(-MAX_ENTRIES) };
}

/** A change, and the key of the history that it was found in. */
export type FoundEntry = { key: string; entry: HistoryEntry };

/** Lists the changes of a person since the last publish. */
function listOwn(histories: readonly ChangeHistory[], by: string): FoundEntry[] {
  const all = histories
    .flatMap(({ key, entries }) => entries.map((entry) => ({ key, entry })))
    .sort((a, b) => a.entry.at.localeCompare(b.entry.at));
  return all
    .slice(all.findLastIndex(({ entry }) => entry.isFinal) + 1)
    .filter(({ entry }) => isBySame(entry, { by }));
}

/** Finds the change that this person would undo: the last one of all histories. Changes of others stay. */
export const findUndo = (histories: readonly ChangeHistory[], by: string): FoundEntry | null =>
  listOwn(histories, by).findLast(({ entry }) => !entry.isUndone) ?? null;

/** Finds the change that was undone last. After a later change, nothing older can be done again. */
export function findRedo(histories: readonly ChangeHistory[], by: string): FoundEntry | null {
  const own = listOwn(histories, by);
  return own[own.findLastIndex(({ entry }) => !entry.isUndone) + 1] ?? null;
}

export const markUndone = (
  { key, entries }: ChangeHistory,
  id: string,
  isUndone: boolean,
): ChangeHistory => ({
  key,
  entries: entries.map((entry) => (entry.id === id ? { ...entry, isUndone } : entry)),
});
