import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { createContentError } from './content-error.ts';
import { readSource, type SourceFile } from './source-file.ts';

/** A file below the content folder; `path` has forward slashes. `stamp` changes when the file does. */
export type FoundFile = { path: string; absolute: string; size: number; stamp: string };

/** All content text at one moment: what is loaded from it never mixes two moments. */
export type ContentFiles = {
  paths: readonly string[];
  text(path: string): string;
  /** Throws a ContentError when the file is not YAML. */
  source(path: string): SourceFile;
};

/** Every plain file, links left out: a link could lead anywhere on the disk. */
export async function findFiles(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    // Names with a dot in front are editors' and systems' own.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (absolute) => {
      // A file may go between listing and looking.
      const stats = await stat(absolute).catch(() => null);
      if (!stats) return null;
      const relative = path.relative(folder, absolute).split(path.sep).join('/');
      return { path: relative, absolute, size: stats.size, stamp: `${stats.mtimeMs}-${stats.size}` };
    }),
  );
  return found.filter((file) => file !== null).sort((a, b) => (a.path < b.path ? -1 : 1));
}

const isText = (file: FoundFile): boolean =>
  /\.(ya?ml|layout\.json)$/.test(file.path) && !file.path.includes('/media/');

/** `folderName` stands before the path in messages: content/solvind/pages/en.yml. */
export function createContentFiles(texts: ReadonlyMap<string, string>, folderName = 'content'): ContentFiles {
  const sources = new Map<string, SourceFile>();
  const text = (file: string): string => {
    const found = texts.get(file);
    if (found === undefined) throw createContentError(`${folderName}/${file}`, 1, 'the file is gone');
    return found;
  };
  return {
    paths: [...texts.keys()],
    text,
    source: (file) => {
      const source = sources.get(file) ?? readSource(`${folderName}/${file}`, text(file));
      sources.set(file, source);
      return source;
    },
  };
}

export async function readContentFiles(
  files: readonly FoundFile[],
  folderName: string,
): Promise<ContentFiles> {
  const texts = await Promise.all(
    files.filter(isText).map(async (file): Promise<[string, string] | null> => {
      const text = await readFile(file.absolute, 'utf8').catch(() => null);
      return text === null ? null : [file.path, text];
    }),
  );
  return createContentFiles(new Map(texts.filter((entry) => entry !== null)), folderName);
}
