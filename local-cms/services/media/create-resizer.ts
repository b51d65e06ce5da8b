import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

import type { MediaFile } from '../../content/media-catalog.ts';
import { limitWork } from '../../platform/limit-work.ts';
import { type Focus, toCrop } from './focus.ts';
import type { TargetSize } from './media-size.ts';
import { encode, type OutputFormat } from './output-format.ts';

const maxCacheBytes = 64 * 1024 * 1024;
const maxInputPixels = 100_000_000;
const maxEncodeSeconds = 20;

type ResizeOrder = {
  file: MediaFile;
  original: TargetSize;
  size: TargetSize;
  focus: Focus;
  format: OutputFormat;
};

/** The file is no image that can be resized. */
export class ResizeError extends Error {
  override readonly name = 'ResizeError';
}

/** Throws `BusyError` if too many images wait for the encoder, and `ResizeError` if the image cannot be decoded. */
export type Resize = (order: ResizeOrder) => Promise<Buffer>;

const toKey = ({ file, size, focus, format }: ResizeOrder): string =>
  JSON.stringify([file.absolute, file.stamp, size.width, size.height, focus.x, focus.y, format]);

async function render({ file, original, size, focus, format }: ResizeOrder): Promise<Buffer> {
  const isAnimated = file.type === 'image/gif' || file.type === 'image/webp';
  const image = sharp(file.absolute, { animated: isAnimated, limitInputPixels: maxInputPixels }).autoOrient();
  const { whole, left, top } = toCrop(original, size, focus);
  // `extract` cannot crop the frames of an animation, which are cropped at their center.
  const resized = isAnimated
    ? image.resize({ ...size, fit: 'cover' })
    : image.resize({ ...whole, fit: 'fill' }).extract({ left, top, ...size });
  try {
    return await encode(resized, file.type, format, size).timeout({ seconds: maxEncodeSeconds }).toBuffer();
  } catch (cause) {
    // Isolation point: sharp's errors have no class or code.
    throw new ResizeError(`${file.path} cannot be resized.`, { cause });
  }
}

/** Returns a function that renders each image size once, even for simultaneous requests, and caches it. */
export function createResizer(): Resize {
  const limited = limitWork({ running: 2, waiting: 200 });
  const images = new LRUCache<string, Buffer, ResizeOrder>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: (_key, _stale, { context }) => limited(() => render(context)),
    // A waiting request gets its image even if the cache has dropped the entry.
    ignoreFetchAbort: true,
  });
  return (order) => images.forceFetch(toKey(order), { context: order });
}
