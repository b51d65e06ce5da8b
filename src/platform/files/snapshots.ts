import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import type { z } from 'zod';
import { parseJson } from '../json/parse-json';
import type { Logger } from '../telemetry/logger';
import { writeWhole } from './write-whole';

/** Stores values in files, so that a server can start while the CMS is down. Logs the first error of several. */
export type Snapshot<Args extends readonly string[], Value> = {
  /** Returns `null` if there is no usable value. */
  read: (...args: Args) => Promise<{ value: Value } | null>;
  /** Writes the value if it has changed or could not be written before. */
  save: (value: Value, ...args: Args) => Promise<void>;
};

export type CreateSnapshot = <Args extends readonly string[], Value>(
  name: string,
  schema: z.ZodType<Value>,
) => Snapshot<Args, Value>;

/** `endpoint` is the URL of the CMS. It can contain a secret, so the file names contain only its hash. */
type Settings = { folder: string; endpoint: string; logger: Logger };

/** No CMS has this many pairs of site and language. */
const MAX_FILES_PER_NAME = 500;
const MAX_CHARACTERS = 8_000_000;

/** The returned function creates the snapshots of one kind of value: a file for each list of arguments. */
export function createSnapshots({ folder, endpoint, logger }: Settings): CreateSnapshot {
  let isFailing = false;

  function warn(error: unknown, name: string, message: string): void {
    if (!isFileError(error)) throw error;
    if (!isFailing) logger.warn({ error, name }, message);
    isFailing = true;
  }

  return (name, schema) => {
    const saved = new Map<string, string>();

    function toFile(args: readonly string[]): string {
      const id = toHash([endpoint, ...args].join('\n')).slice(0, 16);
      // The operator chooses the folder, so the bundler must not trace it.
      return path.join(/* turbopackIgnore: true */ folder, `${name}-${id}.json`);
    }

    return {
      async read(...args) {
        try {
          const { data } = schema.safeParse(parseJson(await readFile(toFile(args), 'utf8')));
          return data === undefined ? null : { value: data };
        } catch (error) {
          if (!isFileError(error) || error.code !== 'ENOENT')
            warn(error, name, 'A file for a start without the CMS cannot be read');
          return null;
        }
      },
      async save(value, ...args) {
        const file = toFile(args);
        const text = JSON.stringify(value);
        const hash = toHash(text);
        const isOneTooMany = !saved.has(file) && saved.size >= MAX_FILES_PER_NAME;
        if (saved.get(file) === hash || isOneTooMany || text.length > MAX_CHARACTERS) return;
        saved.set(file, hash); // before writing, so that simultaneous calls write once
        try {
          await writeWhole(file, text);
          isFailing = false;
        } catch (error) {
          saved.delete(file);
          warn(error, name, 'A file for a start without the CMS cannot be written');
        }
      },
    };
  };
}

const toHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Node.js gives every error of the file system a `code`. */
const isFileError = (error: unknown): error is Error & { code: unknown } =>
  isNativeError(error) && 'code' in error;
