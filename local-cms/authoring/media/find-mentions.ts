import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { listFiles } from '../../content/content-files.ts';

/** Finds the path of a media file in a text. `coast.jpg` is not named by `west-coast.jpg` or `old/coast.jpg`. */
export function toMentionPattern(media: string): RegExp {
  // The page editor encodes more signs than people do.
  const encoded = media.split('/').map(encodeURIComponent).join('/');
  const spellings = [media, encodeURI(media), encoded].map((spelling) =>
    spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  const start = String.raw`(?:(?<=-/media/)|(?<![\p{L}\p{N}_./%-]))`;
  return new RegExp(`${start}(?:${spellings.join('|')})(?![\\p{L}\\p{N}_-])`, 'u');
}

/** Lists the files of a site that name a media file anywhere, older versions and templates of components included. */
export async function findMentions(contentFolder: string, folder: string, media: string): Promise<string[]> {
  const pattern = toMentionPattern(media);
  const found: string[] = [];
  for (const file of await listFiles(path.join(contentFolder, folder))) {
    if (file.path.startsWith('media/') || file.path === 'media.yml') continue;
    if (pattern.test(await readFile(file.absolute, 'utf8'))) found.push(`${folder}/${file.path}`);
  }
  return found;
}
