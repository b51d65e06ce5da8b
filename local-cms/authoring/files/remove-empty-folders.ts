import path from 'node:path';

import type { FileSystem } from './file-system.ts';

/** The folders of a site, such as `acme/pages`, stay. */
const KEPT_PARTS = 2;

/** Removes the folders that deleted files have left empty. The paths are relative to the content folder. */
export async function removeEmptyFolders(
  disk: FileSystem,
  contentFolder: string,
  deleted: readonly string[],
): Promise<void> {
  for (const file of deleted) {
    const parts = path.posix.dirname(file).split('/');
    for (let count = parts.length; count > KEPT_PARTS; count -= 1) {
      if (!(await disk.removeFolder(path.join(contentFolder, ...parts.slice(0, count))))) break;
    }
  }
}
