import { constants, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

import { isNodeError } from '../../content/content-files.ts';

/** Replaces `to` by `from`, or deletes `to` if `from` is null. `expected` is what `to` has, or null if there is no file. */
type Swap = { from: string | null; to: string; expected: string | Uint8Array | null };

/** What the local CMS needs of a disk. All paths are absolute. Tests replace it by a disk that is full or fails. */
export type FileSystem = {
  /** Returns null if there is no such file. Does not follow a symbolic link. */
  read(file: string): Promise<Buffer | null>;
  /** Writes a file that does not exist yet, and returns when the disk has it. */
  create(file: string, bytes: string | Uint8Array): Promise<void>;
  /** Replaces `to` in one step. */
  rename(from: string, to: string): Promise<void>;
  /**
   * Does all swaps if every file still has the expected bytes, and returns false otherwise. Nothing else that this
   * process does can come between, and other processes have some microseconds.
   */
  swap(swaps: readonly Swap[]): Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove(file: string): Promise<void>;
  /** Makes the folder's entries permanent, which a power loss could undo otherwise. There need not be such a folder. */
  syncFolder(folder: string): Promise<void>;
  makeFolder(folder: string): Promise<void>;
  /** Removes a folder if it is empty. Returns whether it is gone. */
  removeFolder(folder: string): Promise<boolean>;
  /** Lists the names in a folder; empty if there is no such folder. */
  list(folder: string): Promise<string[]>;
};

const isMissing = (error: unknown): boolean => isNodeError(error) && error.code === 'ENOENT';

async function read(file: string): Promise<Buffer | null> {
  try {
    await using handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
    return await handle.readFile();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function readNow(file: string): Buffer | null {
  try {
    return readFileSync(file, { flag: constants.O_RDONLY | constants.O_NOFOLLOW });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Windows refuses to replace a file that a program has open at this moment, such as an indexer. */
const MAX_RENAMES = process.platform === 'win32' ? 10 : 1;

function renameNow(from: string, to: string, tries = MAX_RENAMES): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const isOpen = isNodeError(error) && (error.code === 'EPERM' || error.code === 'EBUSY');
    if (!isOpen || tries <= 1) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    renameNow(from, to, tries - 1);
  }
}

function isAsExpected({ to, expected }: Swap): boolean {
  const present = readNow(to);
  return expected === null || present === null
    ? expected === present
    : present.equals(typeof expected === 'string' ? Buffer.from(expected) : expected);
}

async function swap(swaps: readonly Swap[]): Promise<boolean> {
  if (!swaps.every(isAsExpected)) return false;
  for (const { from, to } of swaps) {
    if (from === null) rmSync(to, { force: true });
    else renameNow(from, to);
  }
  return true;
}

async function create(file: string, bytes: string | Uint8Array): Promise<void> {
  await using handle = await open(file, 'wx');
  await handle.writeFile(bytes);
  await handle.sync();
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and makes their entries permanent by itself.
  if (process.platform === 'win32') return;
  try {
    await using handle = await open(folder, 'r');
    await handle.sync();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) await syncFolder(path.dirname(first));
}

async function removeFolder(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    // Isolation point: it is not empty, is no folder, or is in use. An empty folder does no harm.
    if (isNodeError(error)) return isMissing(error);
    throw error;
  }
}

export const disk: FileSystem = {
  read,
  create,
  rename,
  swap,
  remove: (file) => rm(file, { force: true }),
  syncFolder,
  makeFolder,
  removeFolder,
  list,
};
