import path from 'node:path';

import type { FileSystem } from '../files/file-system.ts';
import { replaceFile } from '../files/replace-file.ts';
import { type Revision, toRevision } from '../files/revision.ts';
import { isTemporary } from '../files/temporary-name.ts';
import { ChangeHistory } from './change-history.ts';

export type HistoryStore = {
  read(key: string): Promise<ChangeHistory>;
  write(history: ChangeHistory): Promise<void>;
  /**
   * Forgets what was changed longest ago if there are too many changes in all, and what a killed process has left.
   * Returns the revisions of all texts that undo or redo can still need. Is called before any history is written.
   */
  prune(): Promise<Set<Revision>>;
};

/** Texts have a few kilobytes, so this is some ten megabytes. */
const MAX_TEXTS = 10_000;

const getTime = ({ entries }: ChangeHistory): string => entries.at(-1)?.at ?? '';

const toRevisions = ({ before, after }: { before: Revision | null; after: Revision | null }): Revision[] =>
  [before, after].filter((revision) => revision !== null);

/** Reads a history. A damaged one counts as empty, because it only remembers and content files are the truth. */
function parseHistory(bytes: Buffer | null, key: string): ChangeHistory {
  const empty = { key, entries: [] };
  if (!bytes) return empty;
  try {
    return ChangeHistory.parse(JSON.parse(bytes.toString()));
  } catch {
    // Isolation point: JSON and schema errors of a file that a person or a disk has damaged.
    return empty;
  }
}

async function removeTemporaries(disk: FileSystem, folder: string): Promise<void> {
  const names = (await disk.list(folder)).filter(isTemporary);
  for (const name of names) await disk.remove(path.join(folder, name));
}

/** Stores each history in a file of its own. */
export function createHistoryStore(disk: FileSystem, folder: string, maxTexts = MAX_TEXTS): HistoryStore {
  const toName = (key: string): string => `${toRevision(key)}.json`;
  return {
    read: async (key) => parseHistory(await disk.read(path.join(folder, toName(key))), key),
    write: (history) => replaceFile(disk, path.join(folder, toName(history.key)), JSON.stringify(history)),
    prune: async () => {
      await removeTemporaries(disk, folder);
      const names = (await disk.list(folder)).filter((name) => name.endsWith('.json'));
      const found = await Promise.all(
        names.map(async (name) => ({ name, ...parseHistory(await disk.read(path.join(folder, name)), '') })),
      );
      const newest = found.sort((a, b) => getTime(b).localeCompare(getTime(a)));
      const revisions = new Set<Revision>();
      for (const { name, entries } of newest) {
        if (revisions.size > maxTexts) await disk.remove(path.join(folder, name));
        else
          for (const { files } of entries) for (const text of files.flatMap(toRevisions)) revisions.add(text);
      }
      return revisions;
    },
  };
}
