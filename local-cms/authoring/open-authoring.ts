import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Problem } from '../content/content-error.ts';
import type { Log } from '../model/content-store.ts';
import { limitWork } from '../platform/limit-work.ts';
import { commitFiles } from './files/commit-files.ts';
import { toDiskError } from './files/disk-errors.ts';
import type { FileSystem } from './files/file-system.ts';
import type { Places } from './files/intent.ts';
import { recoverFiles } from './files/recover-files.ts';
import { removeEmptyFolders } from './files/remove-empty-folders.ts';
import { createTextStore, type TextStore } from './files/text-store.ts';
import { createHistoryStore, type HistoryStore } from './history/history-store.ts';
import { createJournal, type Journal } from './history/journal.ts';
import { createSaver, type Saver, type SaverParts } from './save/create-saver.ts';
import type { PlannedFile } from './save/file-change.ts';
import { createMediaStore, type MediaStore } from './uploads/create-media-store.ts';
import { limitRemoved } from './uploads/limit-removed.ts';

export type Authoring = {
  saver: Saver;
  texts: TextStore;
  histories: HistoryStore;
  journal: Journal;
  mediaStore: MediaStore;
};

type AuthoringParts = {
  disk: FileSystem;
  contentFolder: string;
  /** The folder of the local CMS's own data. */
  dataFolder: string;
  check(changes: ReadonlyMap<string, string | null>): readonly Problem[];
  reload(paths: readonly string[]): Promise<void>;
  onSave?: SaverParts['onSave'];
  log: Pick<Log, 'error'>;
  now?: () => Date;
};

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return ['', ...folders.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))];
}

/**
 * Returns a commit that first completes an earlier one that failed in the middle, so that it cannot undo this one.
 * Folders that it leaves empty are removed.
 */
function createCommit(disk: FileSystem, places: Places): (files: readonly PlannedFile[]) => Promise<boolean> {
  let isBroken = false;
  return async (files) => {
    if (isBroken)
      await recoverFiles(disk, places, []).catch((error) => {
        throw toDiskError(error);
      });
    isBroken = true;
    const contents = files.map(({ path: file, before, after }) => ({ path: file, before, content: after }));
    const isDone = await commitFiles(disk, places, contents);
    isBroken = false;
    const deleted = contents.filter(({ content }) => isDone && content === null).map((file) => file.path);
    await removeEmptyFolders(disk, places.contentFolder, deleted);
    return isDone;
  };
}

/** Completes what a crash has interrupted, and opens the content folder for changes. */
export async function openAuthoring(parts: AuthoringParts): Promise<Authoring> {
  const { disk, contentFolder } = parts;
  const dataFolder = path.join(parts.dataFolder, 'authoring');
  const places = { contentFolder, intentFolder: path.join(dataFolder, 'intents') };
  await recoverFiles(disk, places, await listFolders(contentFolder));
  const texts = createTextStore(disk, path.join(dataFolder, 'texts'));
  const histories = createHistoryStore(disk, path.join(dataFolder, 'history'));
  const journal = createJournal(dataFolder, parts.log);
  await texts.sweep(await histories.prune());
  // All writers of the content folder share one queue.
  const shared = { ...parts, inTurn: limitWork({ running: 1, waiting: 1000 }) };
  const saver = createSaver({ ...shared, texts, histories, journal, commit: createCommit(disk, places) });
  const removedFolder = path.join(dataFolder, 'removed');
  await limitRemoved(disk, removedFolder);
  const mediaStore = createMediaStore({ ...shared, ...places, removedFolder });
  return { saver, texts, histories, journal, mediaStore };
}
