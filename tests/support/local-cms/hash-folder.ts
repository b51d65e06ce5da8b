import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns a text that changes when any file or link in the folder does. */
export async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const hash = createHash('sha256');
  for (const { entry, file } of files) {
    hash.update(`${file}\n`);
    if (entry.isFile()) hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
