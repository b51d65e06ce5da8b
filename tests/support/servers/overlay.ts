import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder of content whose files replace those of the sample content, for `--overlay` of the local CMS. */
export async function createOverlay() {
  const folder = await mkdtemp(path.join(tmpdir(), 'overlay-'));
  return {
    folder,
    /** Writes a file of the content, or replaces the one of the sample content. */
    write: async (file: string, text: string) => {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    },
    /** Replaces a text in a file of the content. */
    edit: async (file: string, from: string, to: string) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const text = await readFile(target, 'utf8').catch(() => readFile(path.join('content', file), 'utf8'));
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      await writeFile(target, text.replaceAll(from, to));
    },
    remove: (file: string) => rm(path.join(folder, file)),
    removeAll: () => rm(folder, { recursive: true }),
  };
}
