import path from 'node:path';
import sharp from 'sharp';

import type { FoundFile } from './content-files.ts';

/** A media file of a site. Width and height are in pixels; null if it is not a readable image. */
export type MediaFile = {
  /** Relative to media/: `projects/coast.jpg`. */
  path: string;
  absolute: string;
  type: string;
  size: number;
  stamp: string;
  width: number | null;
  height: number | null;
};

export const unknownType = 'application/octet-stream';

/** Types that a browser may show. HTML and scripts are missing, because they would run on the CMS's origin. */
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

const toMediaType = (file: string): string => types[path.extname(file).slice(1).toLowerCase()] ?? unknownType;

type Size = { width: number | null; height: number | null };

async function readSize(file: FoundFile): Promise<Size> {
  if (!toMediaType(file.path).startsWith('image/')) return { width: null, height: null };
  try {
    const { autoOrient } = await sharp(file.absolute).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    // Isolation point: sharp's errors have no type or code. A damaged image is served without a size.
    return { width: null, height: null };
  }
}

/** Lists the media of a site. Caches sizes, so that only changed files are opened again. */
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
