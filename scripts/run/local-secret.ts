import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'local-cms/.data/editing-secret';

/**
 * The editing secret of the site and the CMS in the box, made at the first start. It is kept, for its owner alone, so
 * that what runs beside them (`npm run doctor`) has it too and nobody needs to read it.
 */
export function readLocalSecret(): string {
  if (!existsSync(FILE)) {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, randomUUID(), { mode: 0o600 });
  }
  return readFileSync(FILE, 'utf8').trim();
}
