import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a draft and renames it when it is complete, because other processes can read the file at any time. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  // The local CMS ignores files whose names begin with a dot.
  const draft = `${folder}/.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true }); // the draft exists only after a failure
  }
}
