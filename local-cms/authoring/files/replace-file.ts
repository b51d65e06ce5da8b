import path from 'node:path';

import { cleanUpAfter, toDiskError } from './disk-errors.ts';
import type { FileSystem } from './file-system.ts';
import { toTemporary } from './temporary-name.ts';

/** Writes a file of the local CMS's own data, so that a reader finds the old or the new one whole. Throws a DiskError. */
export async function replaceFile(
  disk: FileSystem,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const folder = path.dirname(file);
  const temporary = path.join(folder, toTemporary(path.basename(file)));
  try {
    await disk.makeFolder(folder);
    await disk.create(temporary, content);
    await disk.rename(temporary, file);
    await disk.syncFolder(folder);
  } catch (error) {
    throw toDiskError(await cleanUpAfter(error, () => disk.remove(temporary)));
  }
}
