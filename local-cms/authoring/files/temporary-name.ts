import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** Whether a file is one that a killed process can have left. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f]{12}\.tmp$/.test(name);

/** A name with a dot at its start, which the local CMS does not read. */
export const toTemporary = (file: string): string =>
  path.posix.join(
    path.posix.dirname(file),
    `.${path.posix.basename(file)}.${randomBytes(6).toString('hex')}.tmp`,
  );
