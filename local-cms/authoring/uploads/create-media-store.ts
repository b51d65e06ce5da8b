import path from 'node:path';

import type { Limiter } from '../../platform/limit-work.ts';
import { AuthoringError } from '../authoring-error.ts';
import { commitFiles } from '../files/commit-files.ts';
import { checkOwnFolder } from '../files/content-path.ts';
import type { FileSystem } from '../files/file-system.ts';
import { replaceFile } from '../files/replace-file.ts';

export type MediaStore = {
  /** Stores a new file, whose name gets a number if there is one already. Returns its path. */
  add(file: { path: string; extension: string; bytes: Buffer }): Promise<string>;
  /** Copies a file to a path that is free. */
  copy(from: string, to: string): Promise<void>;
  /**
   * Moves a file out of the content folder to the local CMS's own data. `check` can throw to prevent it; nothing is
   * saved between the two.
   */
  remove(file: string, check: () => Promise<void>): Promise<void>;
  /** Removes a file that there is another copy of, as `remove` does, and keeps nothing. */
  removeCopy(file: string, check: () => Promise<void>): Promise<void>;
};

type MediaStoreParts = {
  disk: FileSystem;
  /** Runs one writer of the content folder after another. */
  inTurn: Limiter;
  /** Is called with each changed file before the change is answered. */
  reload(paths: readonly string[]): Promise<void>;
  contentFolder: string;
  intentFolder: string;
  removedFolder: string;
  now?: () => Date;
};

const MAX_NUMBER = 99;

const MAX_KEPT_NAME = 60;

/** Writes the media of the content folder. All paths are relative to it, such as `solvind/media/coast.jpg`. */
export function createMediaStore(parts: MediaStoreParts): MediaStore {
  const { disk, contentFolder, removedFolder, inTurn, reload } = parts;
  /** Lists the names beside a file in lower case, because not every disk tells the two cases apart. */
  const listNames = async (file: string): Promise<ReadonlySet<string>> => {
    const names = await disk.list(path.join(contentFolder, path.dirname(file)));
    return new Set(names.map((name) => name.toLowerCase()));
  };
  const read = async (file: string): Promise<Buffer> => {
    await checkOwnFolder(contentFolder, file);
    const bytes = await disk.read(path.join(contentFolder, file));
    if (!bytes) throw new AuthoringError(`There is no file ${file} in the content folder.`);
    return bytes;
  };
  const add: MediaStore['add'] = async ({ path: wanted, extension, bytes }) => {
    await checkOwnFolder(contentFolder, wanted);
    const taken = await listNames(wanted);
    for (let number = 1; number <= MAX_NUMBER; number++) {
      const file = `${wanted}${number === 1 ? '' : `-${number}`}.${extension}`;
      if (taken.has(path.basename(file).toLowerCase())) continue;
      if (!(await commitFiles(disk, parts, [{ path: file, before: null, content: bytes }]))) continue;
      await reload([file]);
      return file;
    }
    throw new AuthoringError(`There are ${MAX_NUMBER} files named ${wanted}. Use another name.`);
  };
  const copy: MediaStore['copy'] = async (from, to) => {
    await checkOwnFolder(contentFolder, to);
    const bytes = await read(from);
    const isTaken = (await listNames(to)).has(path.basename(to).toLowerCase());
    if (isTaken || !(await commitFiles(disk, parts, [{ path: to, before: null, content: bytes }])))
      throw new AuthoringError(`There is already a file ${to}. Use another name.`);
    await reload([to]);
  };
  const keep = async (file: string, bytes: Buffer): Promise<void> => {
    const time = (parts.now?.() ?? new Date()).toISOString().replaceAll(/[:.]/g, '-');
    // A disk takes names of 255 bytes, and a letter can have three.
    const name = `${time}-${file.replaceAll('/', '-').slice(-MAX_KEPT_NAME)}`;
    await replaceFile(disk, path.join(removedFolder, name), bytes);
  };
  const remove = async (file: string, check: () => Promise<void>, isKept: boolean): Promise<void> => {
    await check();
    const bytes = await read(file);
    if (isKept) await keep(file, bytes);
    if (!(await commitFiles(disk, parts, [{ path: file, before: bytes, content: null }])))
      throw new AuthoringError(`The file ${file} was changed meanwhile. Try again.`);
    await reload([file]);
  };
  return {
    add: (file) => inTurn(() => add(file)),
    copy: (from, to) => inTurn(() => copy(from, to)),
    remove: (file, check) => inTurn(() => remove(file, check, true)),
    removeCopy: (file, check) => inTurn(() => remove(file, check, false)),
  };
}
