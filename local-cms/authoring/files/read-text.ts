import path from 'node:path';

import type { FileSystem } from './file-system.ts';

export type ContentFolder = { disk: FileSystem; contentFolder: string };

/** Reads a file of the content folder as text; null if there is none. */
export const readText = async (
  { disk, contentFolder }: ContentFolder,
  file: string,
): Promise<string | null> => (await disk.read(path.join(contentFolder, file)))?.toString() ?? null;
