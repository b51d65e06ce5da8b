import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'local-cms/.data/editing-secret';

/**
 * Reads the editing secret that the site, the local CMS and `npm run doctor` share. The first call creates the file.
 * Only its owner can read the file.
 */
export function readLocalSecret(file = FILE): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomUUID(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
