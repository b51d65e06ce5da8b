import { rm } from 'node:fs/promises';
import path from 'node:path';

import { toSortedTime } from '../store-submission.ts';
import { listFolders } from './list-submissions.ts';

/** What is deleted: one submission, or all that were sent before a time. */
export type Deleted = { reference: string } | { before: Date };

/** A name is the time at which it was sent, and the reference. */
const NAME = /^(.{24})-(.+)$/;

function isDeleted(name: string, deleted: Deleted): boolean {
  const [, sent = '', reference = ''] = NAME.exec(name) ?? [];
  if ('reference' in deleted) return reference === deleted.reference;
  return sent !== '' && sent < toSortedTime(deleted.before);
}

/**
 * Deletes submissions of a site with their files, for good. Their references stay taken. `folder` is that of all
 * submissions. Returns how many were deleted.
 */
export async function deleteSubmissions(folder: string, siteName: string, deleted: Deleted): Promise<number> {
  const siteFolder = path.join(folder, siteName);
  let count = 0;
  for (const form of await listFolders(siteFolder)) {
    const names = await listFolders(path.join(siteFolder, form));
    for (const name of names.filter((one) => isDeleted(one, deleted))) {
      await rm(path.join(siteFolder, form, name), { recursive: true, force: true });
      count += 1;
    }
  }
  return count;
}
