import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';

import type { MediaFile } from '../store/media-catalog.ts';
import type { TargetSize } from './media-size.ts';

/** Memory for resized images, in bytes. */
const maxCacheBytes = 64 * 1024 * 1024;

type ResizeOrder = { file: MediaFile; size: TargetSize; asWebp: boolean };

export type Resize = (order: ResizeOrder) => Promise<Buffer>;

const toKey = ({ file, size, asWebp }: ResizeOrder): string =>
  JSON.stringify([file.absolute, file.stamp, size.width, size.height, asWebp]);

const encode = (image: Sharp, asWebp: boolean): Sharp => (asWebp ? image.webp({ quality: 78 }) : image);

async function render({ file, size, asWebp }: ResizeOrder): Promise<Buffer> {
  const isAnimated = file.type === 'image/gif' || file.type === 'image/webp';
  const image = sharp(file.absolute, { animated: isAnimated }).autoOrient();
  // Both sides given: fill them without distortion. One side: the other follows.
  return encode(image.resize({ ...size, fit: 'cover' }), asWebp).toBuffer();
}

/** Makes each size once, even when many ask for it at the same time. */
export function createResizer(): Resize {
  const done = new LRUCache<string, Buffer>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length || 1,
  });
  const running = new Map<string, Promise<Buffer>>();
  return (order) => {
    const key = toKey(order);
    const known = done.get(key);
    if (known) return Promise.resolve(known);
    const started = running.get(key);
    if (started) return started;
    const next = render(order)
      .then((image) => {
        done.set(key, image);
        return image;
      })
      .finally(() => running.delete(key));
    running.set(key, next);
    return next;
  };
}
