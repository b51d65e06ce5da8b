import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'local-cms/.data/editing-secret';
/** The site and the local CMS share this one for publishes. */
export const REVALIDATE_SECRET_FILE = 'local-cms/.data/revalidate-secret';

/** The site, the local CMS and `npm run doctor` share this secret. The first call creates the file. */
export function readLocalSecret(file = FILE): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomUUID(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
