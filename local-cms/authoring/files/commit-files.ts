import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { cleanUpAfter, toDiskError, toUnfinishedError, toUnsettledError } from './disk-errors.ts';
import type { FileSystem } from './file-system.ts';
import { type Intent, type Places, removeIntent, removeStaged, syncFolders, toRevisionOf } from './intent.ts';
import { toTemporary } from './temporary-name.ts';

type Content = string | Uint8Array;

/**
 * The new content of a file, or null to delete it. `before` is its present content, or null if there is no such file. The
 * path is relative to the content folder.
 */
export type FileContent = { path: string; before: Content | null; content: Content | null };

async function stage(
  disk: FileSystem,
  { contentFolder }: Places,
  files: readonly FileContent[],
): Promise<Intent> {
  const steps: Intent = [];
  try {
    for (const { path: file, before, content } of files) {
      const temporary = content === null ? null : toTemporary(file);
      if (temporary !== null) await disk.makeFolder(path.join(contentFolder, path.dirname(file)));
      steps.push({ path: file, temporary, before: toRevisionOf(before) });
      if (temporary !== null) await disk.create(path.join(contentFolder, temporary), content ?? '');
    }
    return steps;
  } catch (error) {
    throw toDiskError(await cleanUpAfter(error, () => removeStaged(disk, contentFolder, steps)));
  }
}

/** Stores what will be done, when the disk has the names of all new files. Removes them if the disk refuses. */
async function storeIntent(disk: FileSystem, places: Places, steps: Intent): Promise<string> {
  const { contentFolder, intentFolder } = places;
  const name = randomBytes(6).toString('hex');
  const staged = path.join(intentFolder, `.${name}.tmp`);
  const intent = path.join(intentFolder, `${name}.json`);
  try {
    await syncFolders(disk, contentFolder, steps);
    await disk.makeFolder(intentFolder);
    await disk.create(staged, JSON.stringify(steps));
    await disk.rename(staged, intent);
    return intent;
  } catch (error) {
    const clean = async () => {
      await disk.remove(staged);
      await removeStaged(disk, contentFolder, steps);
    };
    throw toDiskError(await cleanUpAfter(error, clean));
  }
}

/** Ends a change that is made. The disk has it before the intent goes: nobody would complete it after a power loss. */
async function settle(disk: FileSystem, places: Places, steps: Intent, intent: string | null): Promise<void> {
  try {
    await syncFolders(disk, places.contentFolder, steps);
    if (intent !== null) await removeIntent(disk, intent);
  } catch (error) {
    throw toUnsettledError(error);
  }
}

/** Ends a change that was not made. The intent goes first: a new file that is missing means that a step is done. */
async function giveUp(disk: FileSystem, places: Places, steps: Intent, intent: string | null): Promise<void> {
  try {
    if (intent !== null) await removeIntent(disk, intent);
    await removeStaged(disk, places.contentFolder, steps);
  } catch (error) {
    throw toDiskError(error);
  }
}

/**
 * Replaces, creates and deletes files so that a reader finds each of them whole, and that either all of them change or
 * none, also if the process is killed or the power fails. Returns false and changes nothing if a file is not as it was
 * `before`. Throws a DiskError if the disk is full or read-only, an UnfinishedError if that happens in the middle, and an
 * UnsettledError if it happens after the change.
 */
export async function commitFiles(
  disk: FileSystem,
  places: Places,
  files: readonly FileContent[],
): Promise<boolean> {
  const { contentFolder } = places;
  const steps = await stage(disk, places, files);
  // A single swap is whole by itself.
  const intent = steps.length > 1 ? await storeIntent(disk, places, steps) : null;
  const swaps = steps.map(({ path: file, temporary }, index) => ({
    from: temporary === null ? null : path.join(contentFolder, temporary),
    to: path.join(contentFolder, file),
    expected: files[index]?.before ?? null,
  }));
  let isDone = false;
  try {
    if (intent !== null) await disk.syncFolder(places.intentFolder);
    isDone = await disk.swap(swaps);
  } catch (error) {
    if (intent !== null) throw toUnfinishedError(error);
    throw toDiskError(await cleanUpAfter(error, () => removeStaged(disk, contentFolder, steps)));
  }
  if (isDone) await settle(disk, places, steps, intent);
  else await giveUp(disk, places, steps, intent);
  return isDone;
}
