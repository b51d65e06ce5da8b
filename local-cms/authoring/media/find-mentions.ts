import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { listFiles } from '../../content/content-files.ts';

/** Lists the files of a site that name a media file anywhere, older versions and templates of components included. */
export async function findMentions(contentFolder: string, folder: string, media: string): Promise<string[]> {
  const spellings = [media, encodeURI(media)];
  const found: string[] = [];
  for (const file of await listFiles(path.join(contentFolder, folder))) {
    if (file.path.startsWith('media/') || file.path === 'media.yml') continue;
    const text = await readFile(file.absolute, 'utf8');
    if (spellings.some((spelling) => text.includes(spelling))) found.push(`${folder}/${file.path}`);
  }
  return found;
}
