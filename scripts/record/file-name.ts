import { createHash } from 'node:crypto';

const MAX_SLUG_LENGTH = 60;

/** Returns a file name without extension. It shows the label, and differs for each key, also if case is ignored. */
export function toFileName(label: string, key = label): string {
  const slug = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
  return slug ? `${slug}-${hash}` : hash;
}

/** Returns the name of a site as a folder name, with a hash if the name itself is not safe. */
export const toFolderName = (siteName: string): string =>
  /^[a-z0-9][a-z0-9-]{0,59}$/.test(siteName) ? siteName : toFileName(siteName);
