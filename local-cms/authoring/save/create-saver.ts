import { randomUUID } from 'node:crypto';

import type { Limiter } from '../../platform/limit-work.ts';
import { AuthoringError } from '../authoring-error.ts';
import { findPageFiles } from '../changes/page-files.ts';
import { cleanUpAfter, DiskError, UnsettledError } from '../files/disk-errors.ts';
import { readText } from '../files/read-text.ts';
import { type Revision, toRevision } from '../files/revision.ts';
import {
  addChange,
  type FoundEntry,
  findRedo,
  findUndo,
  type HistoryEntry,
  markUndone,
} from '../history/change-history.ts';
import type { HistoryStore } from '../history/history-store.ts';
import type { Journal } from '../history/journal.ts';
import type { FileChange, PlannedFile } from './file-change.ts';
import { type PlanParts, planFiles } from './plan-files.ts';

/**
 * What people read about a change, and where it can be undone. Changes that follow each other with the same label are
 * undone together.
 */
type ChangeNote = {
  /** Names what undo works on, such as `solvind/pages/about/en` or `solvind/redirects`. */
  historyKey: string;
  by: string;
  action: string;
  label: string;
  /** The id of what is changed. Changes of two things are undone one by one, even with the same label. */
  subject?: string;
  /** The keys of the other pages, languages or addresses from which the change can be undone too. */
  others?: readonly string[];
  /** Is undone alone, even if the one before it has the same label. */
  isSeparate?: boolean;
  /** True for a publish: undo does not go back over it. */
  isFinal?: boolean;
};

/** The revision is null if the file was deleted. */
export type SavedFile = { path: string; revision: Revision | null };

/** The label of a change that was undone or done again, and the files that were changed by that. */
type Turned = { label: string; files: SavedFile[] };

export type Saver = {
  /** Saves all changes or none. */
  save(changes: readonly FileChange[], note: ChangeNote): Promise<SavedFile[]>;
  /**
   * Takes back the last change that this person has made in the histories, and leaves later changes of others. Returns
   * null if there is none.
   */
  undo(keys: readonly string[], by: string): Promise<Turned | null>;
  /** Does the change again that this person has undone last. Returns null if there is none. */
  redo(keys: readonly string[], by: string): Promise<Turned | null>;
};

export type SaverParts = PlanParts & {
  /** Runs one writer of the content folder after another. */
  inTurn: Limiter;
  /** Returns false and changes nothing if a file is no longer as it was when it was planned. */
  commit(files: readonly PlannedFile[]): Promise<boolean>;
  histories: HistoryStore;
  journal: Journal;
  /** Is called with the changed files after each save, before it is answered. */
  reload(paths: readonly string[]): Promise<void>;
  /** Is called with each save before its files are written, because the content folder is watched. */
  onSave?(files: readonly SavedFile[], by: string): void;
  now?: () => Date;
};

/** A save is planned anew if a text editor changes the file meanwhile. */
const MAX_TRIES = 20;

/** Stores in the history what is about to be changed; an empty list if nothing is. */
type Remember = (files: HistoryEntry['files']) => Promise<void>;

const toSaved = (files: readonly PlannedFile[]): SavedFile[] =>
  files.map(({ path, after }) => ({ path, revision: after === null ? null : toRevision(after) }));

async function keepTexts(
  { texts }: SaverParts,
  planned: readonly PlannedFile[],
): Promise<HistoryEntry['files']> {
  const keep = (text: string | null) => (text === null ? null : texts.keep(text));
  const files: HistoryEntry['files'] = [];
  for (const { path, before, after } of planned)
    files.push({ path, before: await keep(before), after: await keep(after) });
  return files;
}

/** `forget` takes back what `remember` has stored, because nothing was changed. */
type Task = {
  changes: readonly FileChange[];
  note: ChangeNote;
  remember: Remember;
  forget: () => Promise<void>;
};

/** Returns null if a file was changed while the save was planned. */
async function tryToSave(parts: SaverParts, { changes, note, remember }: Task): Promise<SavedFile[] | null> {
  const planned = await planFiles(parts, changes);
  const changed = planned.filter(({ before, after }) => before !== after);
  // History first: undo skips an entry of a change that did not happen, but a change without entry cannot be undone.
  await remember(await keepTexts(parts, changed));
  if (changed.length === 0) return toSaved(planned);
  parts.onSave?.(toSaved(changed), note.by);
  const paths = changed.map(({ path }) => path);
  const isDone = await parts.commit(changed).catch(async (error: unknown) => {
    if (error instanceof UnsettledError) await publicize(parts, note, paths);
    throw error;
  });
  if (!isDone) return null;
  await publicize(parts, note, paths);
  return toSaved(planned);
}

/** Writes down a change that is made, and serves it. */
async function publicize(parts: SaverParts, note: ChangeNote, paths: readonly string[]): Promise<void> {
  const at = (parts.now?.() ?? new Date()).toISOString();
  const { historyKey: page, by, action, label } = note;
  await parts.journal.add({ at, page, by, action, label, files: [...paths] });
  await parts.reload(paths);
}

async function saveNow(parts: SaverParts, task: Task): Promise<SavedFile[]> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const saved = await tryToSave(parts, task).catch(async (error) => {
      // After other errors the change can have happened, or is completed later.
      if (!(error instanceof DiskError)) throw error;
      const cause = await cleanUpAfter(error, task.forget);
      throw cause === error ? error : new DiskError(error.message, { cause });
    });
    if (saved) return saved;
    await task.forget();
  }
  throw new AuthoringError(`${task.note.historyKey} changes faster than it can be saved. Try again.`);
}

async function save(
  parts: SaverParts,
  changes: readonly FileChange[],
  note: ChangeNote,
): Promise<SavedFile[]> {
  const { historyKey, by, label, subject, isSeparate, isFinal } = note;
  const keys = [...new Set([historyKey, ...(note.others ?? [])])];
  const histories = await Promise.all(keys.map((key) => parts.histories.read(key)));
  const at = (parts.now?.() ?? new Date()).toISOString();
  const entry = {
    id: randomUUID(),
    at,
    by,
    label,
    subject,
    isSeparate,
    isFinal,
    ...(keys.length > 1 ? { keys } : {}),
  };
  const remember: Remember = async (files) => {
    if (files.length === 0) return;
    for (const history of histories)
      await parts.histories.write(addChange(history, { ...entry, files, isUndone: false }));
  };
  const forget = async () => {
    for (const history of histories) await parts.histories.write(history);
  };
  return saveNow(parts, { changes, note, remember, forget });
}

async function findText({ texts }: SaverParts, revision: Revision | null): Promise<string | null> {
  const text = revision === null ? null : await texts.find(revision);
  if (text === null && revision !== null)
    throw new AuthoringError('This change is too old to be undone. Restore an older version instead.');
  return text;
}

/** What a change has made of a file. A crash can have prevented the newest of the joined changes. */
async function findWritten(
  parts: SaverParts,
  { path, after, beforeLast }: HistoryEntry['files'][number],
): Promise<Revision | null> {
  const present = beforeLast === undefined ? null : await readText(parts, path);
  return present !== null && toRevision(present) === beforeLast ? beforeLast : after;
}

/** Others can have worked on a draft that this person has begun. It stays then, without what this person did. */
async function toFileChange(
  parts: SaverParts,
  file: HistoryEntry['files'][number],
  isUndo: boolean,
): Promise<FileChange> {
  const { path, before, after } = file;
  const [base, wanted] = isUndo ? [await findWritten(parts, file), before] : [before, after];
  const text = await findText(parts, wanted);
  const files = before === null ? findPageFiles(path) : null;
  const published = files?.stage === 'draft' ? await readText(parts, files.published) : null;
  if (!files || published === null) return { path, base, text };
  if (isUndo) return { path, base, text, insteadOfDeletion: published };
  return { path, base: await parts.texts.keep(published), text, start: files.published };
}

/** Undo and redo are saves: the state to return to is merged with what others have changed since. */
async function undoOrRedoEntry(
  parts: SaverParts,
  { key, entry }: FoundEntry,
  { by, isUndo }: { by: string; isUndo: boolean },
): Promise<{ saved: SavedFile[]; isChanged: boolean }> {
  const changes = await Promise.all(entry.files.map((file) => toFileChange(parts, file, isUndo)));
  const note = { historyKey: key, by, action: isUndo ? 'undo' : 'redo', label: entry.label };
  const mark = async (isUndone: boolean) => {
    for (const name of entry.keys ?? [key])
      await parts.histories.write(markUndone(await parts.histories.read(name), entry.id, isUndone));
  };
  let isChanged = false;
  const remember: Remember = async (files) => {
    isChanged = files.length > 0;
    await mark(isUndo);
  };
  const saved = await saveNow(parts, { changes, note, remember, forget: () => mark(!isUndo) });
  return { saved, isChanged };
}

/** Skips what changes nothing: a crash between the history and the file leaves an entry of a change that never was. */
async function undoOrRedo(
  parts: SaverParts,
  keys: readonly string[],
  by: string,
  isUndo: boolean,
): Promise<Turned | null> {
  for (;;) {
    const histories = await Promise.all(keys.map((key) => parts.histories.read(key)));
    const found = isUndo ? findUndo(histories, by) : findRedo(histories, by);
    if (!found) return null;
    const { saved, isChanged } = await undoOrRedoEntry(parts, found, { by, isUndo });
    if (isChanged) return { label: found.entry.label, files: saved };
  }
}

/** Creates the writer of content files. Saves run one after another. */
export function createSaver(parts: SaverParts): Saver {
  const { inTurn } = parts;
  return {
    save: (changes, note) => inTurn(() => save(parts, changes, note)),
    undo: (keys, by) => inTurn(() => undoOrRedo(parts, keys, by, true)),
    redo: (keys, by) => inTurn(() => undoOrRedo(parts, keys, by, false)),
  };
}
