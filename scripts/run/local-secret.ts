import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'local-cms/.data/editing-secret';

/**
 * Reads the editing secret that the site and the local CMS share, and creates it at the first start. It is kept in a
 * file for its owner alone, so that `npm run doctor` can read it too.
 */
export function readLocalSecret(): string {
  if (!existsSync(FILE)) {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, randomUUID(), { mode: 0o600 });
  }
  return readFileSync(FILE, 'utf8').trim();
}
