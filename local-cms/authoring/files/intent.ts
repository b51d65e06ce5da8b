import path from 'node:path';
import { z } from 'zod';

import type { FileSystem } from './file-system.ts';
import { type Revision, toRevision } from './revision.ts';

const Step = z.object({
  path: z.string(),
  /** The file that replaces it; null to delete it. */
  temporary: z.string().nullable(),
  /** The revision that is replaced; null if there is no such file. */
  before: z.string().nullable(),
});

/** What the commit of several files will do. It is stored before its first step, and completed after a crash. */
export const Intent = z.array(Step);

export type Intent = z.output<typeof Intent>;

export type Places = { contentFolder: string; intentFolder: string };

export const toRevisionOf = (content: string | Uint8Array | null): Revision | null =>
  content === null ? null : toRevision(content);

/** Returns when it cannot come back after a power loss. */
export async function removeIntent(disk: FileSystem, intent: string): Promise<void> {
  await disk.remove(intent);
  await disk.syncFolder(path.dirname(intent));
}

export async function removeStaged(disk: FileSystem, contentFolder: string, steps: Intent): Promise<void> {
  for (const { temporary } of steps) if (temporary) await disk.remove(path.join(contentFolder, temporary));
}

export async function syncFolders(disk: FileSystem, contentFolder: string, steps: Intent): Promise<void> {
  const folders = new Set(steps.map(({ path: file }) => path.join(contentFolder, path.dirname(file))));
  for (const folder of folders) await disk.syncFolder(folder);
}
