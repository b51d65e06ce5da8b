import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

import { isNodeError } from '../../content/content-files.ts';
import type { FileSystem } from './file-system.ts';
import { toRevision } from './revision.ts';

/**
 * The new text of a file, or null to delete it. `before` is its present text, or null if there is no such file. The path
 * is relative to the content folder.
 */
export type FileText = { path: string; before: string | null; text: string | Uint8Array | null };

/** The disk refuses. Nothing was changed. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** The disk refuses in the middle of a change, which the next change or the next start completes. */
export class UnfinishedError extends Error {
  override readonly name = 'UnfinishedError';
}

const Step = z.object({
  path: z.string(),
  /** The file that replaces it; null to delete it. */
  temporary: z.string().nullable(),
  /** The revision that is replaced; null if there is no such file. */
  before: z.string().nullable(),
});

/** What the commit of several files will do. It is stored before its first step, and completed after a crash. */
const Intent = z.array(Step);

type Intent = z.output<typeof Intent>;

export type Places = { contentFolder: string; intentFolder: string };

/** Whether a file is one that a killed process can have left. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f]{12}\.tmp$/.test(name);

/** A name with a dot at its start, which the local CMS does not read. */
const toTemporary = (file: string): string =>
  path.posix.join(
    path.posix.dirname(file),
    `.${path.posix.basename(file)}.${randomBytes(6).toString('hex')}.tmp`,
  );

const reasons: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the file may not be written',
  EPERM: 'the file may not be written',
};

const toReason = ({ code, message }: NodeJS.ErrnoException): string =>
  reasons[code ?? ''] ?? message.split(',')[0] ?? message;

export function toDiskError(cause: unknown): unknown {
  if (!isNodeError(cause)) return cause;
  return new DiskError(`The change was not saved: ${toReason(cause)}.`, { cause });
}

function toUnfinishedError(cause: unknown): unknown {
  if (!isNodeError(cause)) return cause;
  const later = 'It is completed with the next change, or when the CMS starts';
  return new UnfinishedError(`The change is not complete: ${toReason(cause)}. ${later}.`, { cause });
}

const toRevisionOf = (text: string | null): string | null => (text === null ? null : toRevision(text));

async function stage(
  disk: FileSystem,
  { contentFolder }: Places,
  files: readonly FileText[],
): Promise<Intent> {
  const steps: Intent = [];
  try {
    for (const { path: file, before, text } of files) {
      const temporary = text === null ? null : toTemporary(file);
      if (temporary !== null) await disk.makeFolder(path.join(contentFolder, path.dirname(file)));
      steps.push({ path: file, temporary, before: toRevisionOf(before) });
      if (temporary !== null) await disk.create(path.join(contentFolder, temporary), text ?? '');
    }
    return steps;
  } catch (error) {
    await removeStaged(disk, contentFolder, steps);
    throw toDiskError(error);
  }
}

async function removeStaged(disk: FileSystem, contentFolder: string, steps: Intent): Promise<void> {
  for (const { temporary } of steps) if (temporary) await disk.remove(path.join(contentFolder, temporary));
}

const toAbsolute = (contentFolder: string, file: string | null): string | null =>
  file === null ? null : path.join(contentFolder, file);

async function syncFolders(disk: FileSystem, contentFolder: string, steps: Intent): Promise<void> {
  const folders = new Set(steps.map(({ path: file }) => path.join(contentFolder, path.dirname(file))));
  for (const folder of folders) await disk.syncFolder(folder);
}

/** Stores an intent. If the disk refuses, none is left, because a later start would complete it. */
async function storeIntent(disk: FileSystem, { intentFolder }: Places, steps: Intent): Promise<string> {
  const name = randomBytes(6).toString('hex');
  const staged = path.join(intentFolder, `.${name}.tmp`);
  const intent = path.join(intentFolder, `${name}.json`);
  try {
    await disk.makeFolder(intentFolder);
    await disk.create(staged, JSON.stringify(steps));
    await disk.rename(staged, intent);
    await disk.syncFolder(intentFolder);
    return intent;
  } catch (error) {
    await disk.remove(intent);
    await disk.remove(staged);
    throw error;
  }
}

/**
 * Replaces, creates and deletes files so that a reader finds each of them whole, and that either all of them change or
 * none, also if the process is killed or the power fails. Returns false and changes nothing if a file is not as it was
 * `before`. Throws a DiskError if the disk is full or read-only, and an UnfinishedError if that happens in the middle.
 */
export async function commitFiles(
  disk: FileSystem,
  places: Places,
  files: readonly FileText[],
): Promise<boolean> {
  const { contentFolder } = places;
  const steps = await stage(disk, places, files);
  const swaps = steps.map(({ path: file, temporary }, index) => ({
    from: toAbsolute(contentFolder, temporary),
    to: path.join(contentFolder, file),
    expected: files[index]?.before ?? null,
  }));
  let intent: string | null = null;
  let isDone = false;
  try {
    // A single swap is whole by itself.
    if (steps.length > 1) intent = await storeIntent(disk, places, steps);
    isDone = await disk.swap(swaps);
  } catch (error) {
    if (intent !== null) throw toUnfinishedError(error);
    await removeStaged(disk, contentFolder, steps);
    throw toDiskError(error);
  }
  if (intent !== null) await disk.remove(intent);
  if (isDone) await syncFolders(disk, contentFolder, steps);
  else await removeStaged(disk, contentFolder, steps);
  return isDone;
}

type World = { disk: FileSystem; contentFolder: string };

const readText = async ({ disk, contentFolder }: World, file: string): Promise<string | null> =>
  (await disk.read(path.join(contentFolder, file)))?.toString() ?? null;

type State = 'open' | 'done' | 'changed';

/**
 * A step is open if the file is as before, and done if its new file has left its temporary name. A deleted file has no
 * new one, so it is done if the file is gone. Otherwise somebody has changed the file.
 */
async function readState(world: World, { path: file, temporary, before }: Intent[number]): Promise<State> {
  const present = await readText(world, file);
  const isDone = temporary === null ? present === null : (await readText(world, temporary)) === null;
  if (isDone) return 'done';
  return toRevisionOf(present) === before ? 'open' : 'changed';
}

/**
 * Does the steps that a crash has prevented. If it prevented all of them, and somebody has changed one of the files
 * since, none is done. The intent is removed before its temporary files, whose absence means that a step is done.
 */
async function complete(world: World, steps: Intent, removeIntent: () => Promise<void>): Promise<void> {
  const { disk, contentFolder } = world;
  const states = await Promise.all(steps.map((step) => readState(world, step)));
  if (states.includes('done') || !states.includes('changed')) {
    for (const [index, { path: file, temporary }] of steps.entries()) {
      if (states[index] !== 'open') continue;
      if (temporary === null) await disk.remove(path.join(contentFolder, file));
      else await disk.rename(path.join(contentFolder, temporary), path.join(contentFolder, file));
    }
    await syncFolders(disk, contentFolder, steps);
  }
  await removeIntent();
  await removeStaged(disk, contentFolder, steps);
}

function parseIntent(file: string, bytes: Buffer): Intent {
  try {
    return Intent.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    // Isolation point: JSON and schema errors of a file that a person or a disk has damaged.
    throw new Error(
      `${file} is damaged, so the change that it describes cannot be completed. Look into the content folder, and delete the file.`,
      { cause },
    );
  }
}

/** Completes the commits that a crash interrupted, and removes what other interrupted writes left. */
export async function recoverFiles(
  disk: FileSystem,
  places: Places,
  folders: readonly string[],
): Promise<void> {
  const { contentFolder, intentFolder } = places;
  for (const name of await disk.list(intentFolder)) {
    const file = path.join(intentFolder, name);
    const bytes = name.endsWith('.json') ? await disk.read(file) : null;
    const removeIntent = () => disk.remove(file);
    if (!bytes) await removeIntent();
    else await complete({ disk, contentFolder }, parseIntent(file, bytes), removeIntent);
  }
  for (const folder of folders) {
    const names = (await disk.list(path.join(contentFolder, folder))).filter(isTemporary);
    for (const name of names) await disk.remove(path.join(contentFolder, folder, name));
  }
}
