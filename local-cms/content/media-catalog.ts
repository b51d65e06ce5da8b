import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  /** The average color of a picture without transparent parts, for example `#3f6b7c`. */
  color: string | null;
};

/** Reads the file. Fails if a symbolic link has replaced the file since the folder was listed. */
export const readMedia = ({ absolute }: MediaFile): Promise<Buffer> =>
  readFile(absolute, { flag: constants.O_RDONLY | constants.O_NOFOLLOW });

/** A larger picture has no color, because it takes long to decode. */
const maxDecodedPixels = 30_000_000;

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

type Picture = Pick<MediaFile, 'width' | 'height' | 'color'>;

const noPicture: Picture = { width: null, height: null, color: null };

async function readPicture({ path: name, absolute }: FoundFile): Promise<Picture> {
  const type = toMediaType(name);
  if (!type.startsWith('image/')) return noPicture;
  try {
    const { autoOrient, hasAlpha } = await sharp(absolute).metadata();
    const { width, height } = autoOrient;
    const isPhoto = !hasAlpha && type !== 'image/svg+xml' && width * height <= maxDecodedPixels;
    return { width, height, color: isPhoto ? await readColor(absolute) : null };
  } catch {
    // Isolation point: sharp's errors have no class or code. A damaged image has no width and height.
    return noPicture;
  }
}

async function readColor(absolute: string): Promise<string> {
  const pixel = await sharp(absolute).resize(1, 1, { fit: 'fill' }).toColorspace('srgb').raw().toBuffer();
  // A gray picture has one channel.
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/** The returned function lists a site's media by path. It reads a picture again only if the file changed. */
export function createMediaCatalog(): (
  files: readonly FoundFile[],
  folder: string,
) => Promise<ReadonlyMap<string, MediaFile>> {
  const pictures = new Map<string, { stamp: string; picture: Promise<Picture> }>();
  return async (files, folder) => {
    const prefix = `${folder}/media/`;
    const media = files
      .filter((file) => file.path.startsWith(prefix))
      .map(async (file): Promise<[string, MediaFile]> => {
        const known = pictures.get(file.absolute);
        const entry = known?.stamp === file.stamp ? known : { stamp: file.stamp, picture: readPicture(file) };
        pictures.set(file.absolute, entry);
        const name = file.path.slice(prefix.length);
        return [name, { ...file, path: name, type: toMediaType(name), ...(await entry.picture) }];
      });
    return new Map(await Promise.all(media));
  };
}
