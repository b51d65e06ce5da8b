import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { writeWhole } from '@/platform/files/write-whole';
import { readJsonSource } from '../../local-cms/content/json-source.ts';
import { checkSource } from '../../local-cms/content/source-file.ts';
import { createRemoveSecrets } from './without-secrets.ts';

export type RecordingFolder = ReturnType<typeof openRecordingFolder>;

/** Reads and writes the files of a recorded site. Paths are relative to its folder. No secret is written. */
export function openRecordingFolder(folder: string, secrets: readonly string[]) {
  const removeSecrets = createRemoveSecrets(secrets);
  const toPath = (file: string) => path.join(folder, file);
  const has = (file: string): boolean => existsSync(toPath(file));

  /** Throws a ContentError if the file is damaged. */
  async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
    return checkSource(readJsonSource(toPath(file), await readFile(toPath(file), 'utf8')), schema);
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
