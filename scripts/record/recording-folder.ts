import { existsSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { writeWhole } from '@/platform/files/write-whole';
import { toReadError } from '../../local-cms/content/content-files.ts';
import { readJsonSource } from '../../local-cms/content/json-source.ts';
import { checkSource } from '../../local-cms/content/source-file.ts';
import { RecordingError } from './recording-error.ts';
import { createRemoveSecrets } from './without-secrets.ts';

export type RecordingFolder = ReturnType<typeof openRecordingFolder>;

/** Reads and writes the files of a recorded site. Paths are relative to its folder. No secret is written. */
export function openRecordingFolder(folder: string, secrets: readonly string[]) {
  const removeSecrets = createRemoveSecrets(secrets);
  /** Throws if the path leaves the folder, also by a symbolic link in it. */
  const toPath = (file: string): string => {
    const joined = path.join(folder, file);
    if (toReal(path.resolve(joined)).startsWith(toReal(path.resolve(folder)) + path.sep)) return joined;
    throw new RecordingError(`${joined} is outside of ${folder}. Delete what leads there.`);
  };
  const has = (file: string): boolean => existsSync(toPath(file));

  async function readText(name: string): Promise<string> {
    try {
      return await readFile(name, 'utf8');
    } catch (error) {
      throw toReadError(name, error);
    }
  }

  /** Throws a ContentError if the file cannot be read or is damaged. */
  async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
    const name = toPath(file);
    return checkSource(readJsonSource(name, await readText(name)), schema);
  }
  const write = (file: string, value: unknown): Promise<void> =>
    writeWhole(toPath(file), `${JSON.stringify(removeSecrets(value), null, 2)}\n`);

  return {
    folder,
    has,
    read,
    write,
    writeBytes: (file: string, bytes: Uint8Array): Promise<void> => writeWhole(toPath(file), bytes),
    list: async (subfolder: string): Promise<string[]> => (has(subfolder) ? readdir(toPath(subfolder)) : []),
    /** Returns the content of the file. Fetches and writes it if there is no such file. */
    async readOrFetch<Schema extends z.ZodType>(
      file: string,
      schema: Schema,
      fetchValue: () => Promise<z.input<Schema>>,
    ): Promise<z.output<Schema>> {
      if (!has(file)) await write(file, await fetchValue());
      return read(file, schema);
    },
  };
}

/** Resolves symbolic links in the part of a path that exists. */
const toReal = (name: string): string =>
  existsSync(name) ? realpathSync(name) : path.join(toReal(path.dirname(name)), path.basename(name));
