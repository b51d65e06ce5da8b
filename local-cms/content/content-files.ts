import { constants } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

import { type ContentError, createContentError } from './content-error.ts';
import { readJsonSource } from './json-source.ts';
import { readSource, type SourceFile } from './source-file.ts';

/** `path` is relative to the listed folder and has forward slashes. `stamp` changes when the file changes. */
export type FoundFile = {
  path: string;
  absolute: string;
  size: number;
  stamp: string;
  /** When the file was changed last, in milliseconds since 1970. */
  changedAt: number;
};

export type ContentFiles = {
  paths: readonly string[];
  has(path: string): boolean;
  /** Returns the path as messages show it, for example `content/solvind/pages/en.yml`. */
  toName(path: string): string;
  text(path: string): string;
  /** Throws a ContentError if the file could not be read or is neither YAML nor, by its name, JSON. */
  source(path: string): SourceFile;
  /** Returns the day on which a file was changed last, such as `2026-05-31`; takes the name that messages show. */
  findDay(name: string): string | null;
  /** Returns when a file was changed last, in milliseconds since 1970; takes the name that messages show. */
  findTime(name: string): number | null;
  /** Returns the same files with other texts; null removes a file. */
  withTexts(changes: ReadonlyMap<string, string | null>): ContentFiles;
};

type ParsedFiles = Map<string, { text: string; source: SourceFile }>;

/** Caches what was read and parsed, because most files stay the same when the content is read again. */
export type KnownFiles = {
  /** By absolute path. */
  texts: Map<string, { stamp: string; text: string }>;
  parsed: ParsedFiles;
};

export const createKnownFiles = (): KnownFiles => ({ texts: new Map(), parsed: new Map() });

/** A file can be changed again without a new stamp within the resolution of its time, which is 2 s on some disks. */
const STAMP_MS = 2000;

const isContentText = (file: string): boolean =>
  /\.(ya?ml|(layout|recorded)\.json)$/.test(file) && !file.includes('/media/');

export const isNodeError = (error: unknown): error is NodeJS.ErrnoException =>
  isNativeError(error) && 'code' in error;

/** Returns null if the file was deleted after the folder was listed. */
async function findFile(folder: string, file: string): Promise<FoundFile | null> {
  const absolute = path.join(folder, file);
  try {
    const { mtimeMs, size } = await lstat(absolute);
    return { path: file, absolute, size, stamp: `${mtimeMs}-${size}`, changedAt: mtimeMs };
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

const byPath = (a: FoundFile, b: FoundFile): number => (a.path < b.path ? -1 : 1);

// Skips symbolic links, which can lead out of the folder.
// A link or folder that is named like a content file is listed: reading it fails, so that the author sees the mistake.
export async function listFiles(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    // Files whose names begin with a dot belong to text editors and operating systems.
    const isContent = !entry.name.startsWith('.') && (entry.isFile() || isContentText(file));
    return isContent ? [file] : [];
  });
  const found = await Promise.all(files.map((file) => findFile(folder, file)));
  return found.filter((file) => file !== null).sort(byPath);
}

/** A file replaces those with the same path in earlier folders. */
function mergeFolders(found: readonly FoundFile[]): FoundFile[] {
  return [...new Map(found.map((file) => [file.path, file])).values()].sort(byPath);
}

export async function listFolders(folders: readonly string[]): Promise<FoundFile[]> {
  return mergeFolders((await Promise.all(folders.map(listFiles))).flat());
}

/** Looks at some files again, and takes the others as they were found. */
export async function relistFiles(
  folders: readonly string[],
  before: readonly FoundFile[],
  paths: readonly string[],
): Promise<FoundFile[]> {
  const others = before.filter((file) => !paths.includes(file.path));
  const again = await Promise.all(folders.flatMap((folder) => paths.map((file) => findFile(folder, file))));
  return mergeFolders([...others, ...again.filter((file) => file !== null)]);
}

function changeTexts<Text>(
  texts: ReadonlyMap<string, Text>,
  changes: ReadonlyMap<string, Text | null>,
): Map<string, Text> {
  const changed = new Map(texts);
  for (const [file, text] of changes) {
    if (text === null) changed.delete(file);
    else changed.set(file, text);
  }
  return changed;
}

export function createContentFiles(
  texts: ReadonlyMap<string, string | ContentError>,
  folderName = 'content',
  times: ReadonlyMap<string, number> = new Map(),
  parsed: ParsedFiles = new Map(),
): ContentFiles {
  const toName = (file: string) => `${folderName}/${file}`;
  const getText = (file: string): string => {
    const found = texts.get(file) ?? createContentError(toName(file), 1, 'the file does not exist');
    if (typeof found === 'string') return found;
    throw found;
  };
  return {
    paths: [...texts.keys()],
    has: (path) => texts.has(path),
    toName,
    text: getText,
    findDay: (name) => {
      const time = times.get(name);
      return time === undefined ? null : new Date(time).toISOString().slice(0, 10);
    },
    findTime: (name) => times.get(name) ?? null,
    withTexts: (changes) => createContentFiles(changeTexts(texts, changes), folderName, times, parsed),
    source: (file) => {
      const text = getText(file);
      const known = parsed.get(file);
      if (known?.text === text) return known.source;
      const read = file.endsWith('.json') ? readJsonSource : readSource;
      const source = read(toName(file), text);
      parsed.set(file, { text, source });
      return source;
    },
  };
}

/** Returns null if the file was deleted after the folder was listed. */
async function readText(file: FoundFile, name: string): Promise<string | ContentError | null> {
  try {
    const flag = constants.O_RDONLY | constants.O_NOFOLLOW;
    return await readFile(file.absolute, { encoding: 'utf8', flag });
  } catch (cause) {
    if (isNodeError(cause) && cause.code === 'ENOENT') return null;
    return toReadError(name, cause);
  }
}

/** Converts an error of the file system. Rethrows any other error. */
export function toReadError(name: string, cause: unknown): ContentError {
  if (!isNodeError(cause)) throw cause;
  // The text after the comma names the system call: “EISDIR: illegal operation on a directory, read”.
  const [reason] = cause.message.split(',');
  return createContentError(name, 1, `the file cannot be read (${reason})`, { cause });
}

/** Reads a file again only if it has changed. */
async function readKnown(
  file: FoundFile,
  name: string,
  texts: KnownFiles['texts'],
): Promise<string | ContentError | null> {
  const { absolute, stamp, changedAt } = file;
  const known = texts.get(absolute);
  if (known?.stamp === stamp) return known.text;
  const isSettled = Date.now() - changedAt > STAMP_MS;
  const text = await readText(file, name);
  if (typeof text === 'string' && isSettled) texts.set(absolute, { stamp, text });
  else texts.delete(absolute);
  return text;
}

/** Reads the content files among `files`. `isComplete` is false if one of them could not be read. */
export async function readContentFiles(
  files: readonly FoundFile[],
  folderName: string,
  { texts: knownTexts, parsed } = createKnownFiles(),
): Promise<{ files: ContentFiles; isComplete: boolean }> {
  const found = await Promise.all(
    files
      .filter((file) => isContentText(file.path))
      .map(async (file) => ({
        path: file.path,
        text: await readKnown(file, `${folderName}/${file.path}`, knownTexts),
      })),
  );
  const texts = new Map(found.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
  const isComplete = [...texts.values()].every((text) => typeof text === 'string');
  const times = new Map(files.map(({ path, changedAt }) => [`${folderName}/${path}`, changedAt]));
  return { files: createContentFiles(texts, folderName, times, parsed), isComplete };
}
