import path from 'node:path';
import { LRUCache } from 'lru-cache';

import type { FileSystem } from './file-system.ts';
import { replaceFile } from './replace-file.ts';
import { isRevision, type Revision, toRevision } from './revision.ts';

/** Texts of files by revision: what an editor began from, and what undo returns to. */
export type TextStore = {
  /** Keeps a text until the local CMS ends or many others were kept. */
  remember(text: string): Revision;
  /** Keeps a text on the disk. */
  keep(text: string): Promise<Revision>;
  find(revision: Revision): Promise<string | null>;
  /** Deletes the texts on the disk whose revision is not used any more. */
  sweep(used: ReadonlySet<Revision>): Promise<void>;
};

/** The size of all remembered texts in characters. */
const MAX_REMEMBERED = 30_000_000;

export function createTextStore(disk: FileSystem, folder: string): TextStore {
  const remembered = new LRUCache<Revision, string>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (text) => text.length + 1,
  });
  const remember = (text: string): Revision => {
    const revision = toRevision(text);
    remembered.set(revision, text);
    return revision;
  };
  const find = async (revision: Revision): Promise<string | null> => {
    if (!isRevision(revision)) return null;
    const known = remembered.get(revision) ?? (await disk.read(path.join(folder, revision)))?.toString();
    // A text that was damaged on the disk would be merged as if someone had written it.
    return known !== undefined && toRevision(known) === revision ? known : null;
  };
  return {
    remember,
    find,
    keep: async (text) => {
      const revision = remember(text);
      const file = path.join(folder, revision);
      const kept = await disk.read(file);
      // A text that was damaged is replaced.
      if (kept === null || toRevision(kept) !== revision) await replaceFile(disk, file, text);
      return revision;
    },
    sweep: async (used) => {
      for (const name of await disk.list(folder))
        if (!used.has(name)) await disk.remove(path.join(folder, name));
    },
  };
}
