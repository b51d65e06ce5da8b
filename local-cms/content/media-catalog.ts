import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';

import type { FoundFile } from './content-files.ts';

/** `size` is in bytes. `width` and `height` are in pixels, or null if the file is not a readable image. */
export type MediaFile = {
  /** The path below the site's folder media/, for example `projects/coast.jpg`. */
  path: string;
  absolute: string;
  type: string;
  size: number;
  stamp: string;
  width: number | null;
  height: number | null;
};

export const unknownType = 'application/octet-stream';

/** HTML and JavaScript are missing, because browsers would run them on the CMS's origin. */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Returns a short text that changes when the file changes, as the parameter `rev` of Sitecore's media URLs does. */
export const toRevision = ({ stamp }: Pick<MediaFile, 'stamp'>): string =>
  createHash('sha1').update(stamp).digest('base64url').slice(0, 10);

const toMediaType = (file: string): string => types[path.extname(file).slice(1).toLowerCase()] ?? unknownType;

type Size = { width: number | null; height: number | null };

async function readSize(file: FoundFile): Promise<Size> {
  if (!toMediaType(file.path).startsWith('image/')) return { width: null, height: null };
  try {
    const { autoOrient } = await sharp(file.absolute).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    // Isolation point: sharp's errors have no class or code. A damaged image has no width and height.
    return { width: null, height: null };
  }
}

/** The returned function lists a site's media by path. It reads an image's size again only if the file changed. */
export function createMediaCatalog(): (
  files: readonly FoundFile[],
  folder: string,
) => Promise<ReadonlyMap<string, MediaFile>> {
  const sizes = new Map<string, { stamp: string; size: Promise<Size> }>();
  return async (files, folder) => {
    const prefix = `${folder}/media/`;
    const media = files
      .filter((file) => file.path.startsWith(prefix))
      .map(async (file): Promise<[string, MediaFile]> => {
        const known = sizes.get(file.absolute);
        const entry = known?.stamp === file.stamp ? known : { stamp: file.stamp, size: readSize(file) };
        sizes.set(file.absolute, entry);
        const name = file.path.slice(prefix.length);
        return [name, { ...file, path: name, type: toMediaType(name), ...(await entry.size) }];
      });
    return new Map(await Promise.all(media));
  };
}
