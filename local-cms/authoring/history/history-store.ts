import path from 'node:path';

import { commitFiles } from '../files/commit-files.ts';
import type { FileSystem } from '../files/file-system.ts';
import { type Revision, toRevision } from '../files/revision.ts';
import { PageHistory } from './page-history.ts';

export type HistoryStore = {
  read(page: string): Promise<PageHistory>;
  write(history: PageHistory): Promise<void>;
  /** Returns the revisions of all texts that undo or redo can need. */
  listRevisions(): Promise<Set<Revision>>;
};

/** Reads a history. A damaged one counts as empty, because it only remembers and content files are the truth. */
function parseHistory(bytes: Buffer | null, page: string): PageHistory {
  const empty = { page, entries: [] };
  if (!bytes) return empty;
  try {
    return PageHistory.parse(JSON.parse(bytes.toString()));
  } catch {
    // Isolation point: JSON and schema errors of a file that a person or a disk has damaged.
    return empty;
  }
}

/** Stores the history of each page in a file of its own. */
export function createHistoryStore(disk: FileSystem, folder: string): HistoryStore {
  const toName = (page: string): string => `${toRevision(page)}.json`;
  return {
    read: async (page) => parseHistory(await disk.read(path.join(folder, toName(page))), page),
    write: async (history) => {
      const name = toName(history.page);
      const before = (await disk.read(path.join(folder, name)))?.toString() ?? null;
      const text = JSON.stringify(history);
      await commitFiles(disk, { contentFolder: folder, intentFolder: folder }, [
        { path: name, before, text },
      ]);
    },
    listRevisions: async () => {
      const names = (await disk.list(folder)).filter((name) => name.endsWith('.json'));
      const histories = await Promise.all(
        names.map(async (name) => parseHistory(await disk.read(path.join(folder, name)), '')),
      );
      const files = histories.flatMap(({ entries }) => entries.flatMap((entry) => entry.files));
      return new Set(files.flatMap(({ before, after }) => [before, after]).filter((name) => name !== null));
    },
  };
}
