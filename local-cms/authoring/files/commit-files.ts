import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

import { isNodeError } from '../../content/content-files.ts';
import type { FileSystem } from './file-system.ts';

/** The new text of a file, or null to delete it. Paths are relative to the content folder. */
export type FileText = { path: string; text: string | null };

/** The disk refuses. Nothing was changed. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** What the commit of several files will do. It is stored before its first step, and done again after a crash. */
const Intent = z.array(z.object({ path: z.string(), temporary: z.string().nullable() }));

type Intent = z.output<typeof Intent>;

type Places = { contentFolder: string; intentFolder: string };

const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;

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

function toDiskError(cause: unknown): unknown {
  if (!isNodeError(cause)) return cause;
  const reason = reasons[cause.code ?? ''] ?? cause.message.split(',')[0];
  return new DiskError(`The change was not saved: ${reason}.`, { cause });
}

async function stage(
  disk: FileSystem,
  { contentFolder }: Places,
  files: readonly FileText[],
): Promise<Intent> {
  const steps: Intent = [];
  try {
    for (const { path: file, text } of files) {
      if (text === null) steps.push({ path: file, temporary: null });
      else {
        const temporary = toTemporary(file);
        await disk.makeFolder(path.join(contentFolder, path.dirname(file)));
        steps.push({ path: file, temporary });
        await disk.create(path.join(contentFolder, temporary), text);
      }
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

/** Does all steps. A step that was done before the crash has no temporary file any more. */
async function apply(disk: FileSystem, contentFolder: string, steps: Intent): Promise<void> {
  for (const { path: file, temporary } of steps) {
    const target = path.join(contentFolder, file);
    if (temporary === null) await disk.remove(target);
    else if (await disk.read(path.join(contentFolder, temporary)))
      await disk.rename(path.join(contentFolder, temporary), target);
  }
  const folders = new Set(steps.map(({ path: file }) => path.join(contentFolder, path.dirname(file))));
  for (const folder of folders) await disk.syncFolder(folder);
}

/**
 * Replaces, creates and deletes files so that a reader finds each of them whole, and that either all of them change or
 * none, also if the process is killed or the power fails. Throws a DiskError if the disk is full or read-only.
 */
export async function commitFiles(
  disk: FileSystem,
  places: Places,
  files: readonly FileText[],
): Promise<void> {
  const { contentFolder, intentFolder } = places;
  const steps = await stage(disk, places, files);
  if (steps.length === 1) {
    try {
      await apply(disk, contentFolder, steps);
    } catch (error) {
      await removeStaged(disk, contentFolder, steps);
      throw toDiskError(error);
    }
    return;
  }
  const name = randomBytes(6).toString('hex');
  const intent = path.join(intentFolder, `${name}.json`);
  const staged = path.join(intentFolder, `.${name}.tmp`);
  try {
    await disk.makeFolder(intentFolder);
    await disk.create(staged, JSON.stringify(steps));
    await disk.rename(staged, intent);
    await disk.syncFolder(intentFolder);
  } catch (error) {
    await disk.remove(staged);
    await disk.remove(intent);
    await removeStaged(disk, contentFolder, steps);
    throw toDiskError(error);
  }
  await apply(disk, contentFolder, steps);
  await disk.remove(intent);
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
    if (bytes) await apply(disk, contentFolder, Intent.parse(JSON.parse(bytes.toString())));
    await disk.remove(file);
  }
  for (const folder of folders) {
    const names = (await disk.list(path.join(contentFolder, folder))).filter((name) => TEMPORARY.test(name));
    for (const name of names) await disk.remove(path.join(contentFolder, folder, name));
  }
}
