import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';

import type { MediaFile } from '../../content/media-catalog.ts';
import type { TargetSize } from './media-size.ts';

const maxCacheBytes = 64 * 1024 * 1024;

type ResizeOrder = { file: MediaFile; size: TargetSize; asWebp: boolean };

export type Resize = (order: ResizeOrder) => Promise<Buffer>;

const toKey = ({ file, size, asWebp }: ResizeOrder): string =>
  JSON.stringify([file.absolute, file.stamp, size.width, size.height, asWebp]);

const encode = (image: Sharp, asWebp: boolean): Sharp => (asWebp ? image.webp({ quality: 78 }) : image);

async function render({ file, size, asWebp }: ResizeOrder): Promise<Buffer> {
  const isAnimated = file.type === 'image/gif' || file.type === 'image/webp';
  const image = sharp(file.absolute, { animated: isAnimated }).autoOrient();
  // `cover` crops the image if both sides are given, so that the image is never distorted.
  return encode(image.resize({ ...size, fit: 'cover' }), asWebp).toBuffer();
}

/** Returns a function that renders each image size once, even for simultaneous requests, and caches it. */
export function createResizer(): Resize {
  const images = new LRUCache<string, Buffer, ResizeOrder>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: (_key, _stale, { context }) => render(context),
    // A waiting request gets its image even if the cache has dropped the entry.
    ignoreFetchAbort: true,
  });
  return (order) => images.forceFetch(toKey(order), { context: order });
}
