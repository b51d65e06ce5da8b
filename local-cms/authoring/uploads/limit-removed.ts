import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { FileSystem } from '../files/file-system.ts';

type Limits = { files: number; bytes: number };

const LIMITS: Limits = { files: 1000, bytes: 1_000_000_000 };

/** Deletes what was removed longest ago above the limits. The names of the files begin with the time. */
export async function limitRemoved(disk: FileSystem, folder: string, limits = LIMITS): Promise<void> {
  const newestFirst = (await disk.list(folder)).sort().reverse();
  let bytes = 0;
  for (const [index, name] of newestFirst.entries()) {
    const file = path.join(folder, name);
    bytes += (await stat(file)).size;
    if (index >= limits.files || bytes > limits.bytes) await disk.remove(file);
  }
}
