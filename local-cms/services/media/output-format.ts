import type { Sharp } from 'sharp';
import type { TargetSize } from './media-size.ts';

/** Null keeps the format of the file. */
export type OutputFormat = 'avif' | 'webp' | null;

/** Still pictures. Other formats may be animated, which AVIF would lose. */
const convertible = new Set(['image/avif', 'image/jpeg', 'image/png']);

/** AVIF takes a second for so many pixels. A larger picture is encoded as WebP. */
const maxAvifPixels = 8_000_000;

/** Whether the format of a resized picture depends on what the browser accepts. */
export const isConvertible = (type: string): boolean => convertible.has(type);

/** Chooses the smallest format that the browser accepts (`Accept`). */
export function chooseFormat(type: string, accept: string, { width, height }: TargetSize): OutputFormat {
  if (!isConvertible(type)) return null;
  if (accept.includes('image/avif') && width * height <= maxAvifPixels) return 'avif';
  return accept.includes('image/webp') ? 'webp' : null;
}

/** Wide pictures are for dense screens, which hide what a low quality loses. */
const isDense = ({ width }: TargetSize): boolean => width > 1600;

export function encode(image: Sharp, type: string, format: OutputFormat, size: TargetSize): Sharp {
  const output = format ?? type.replace('image/', '');
  switch (output) {
    case 'avif':
      // A higher effort takes five times as long and saves an eighth of the bytes.
      return image.avif({ quality: isDense(size) ? 45 : 52, effort: 2 });
    case 'webp':
      return image.webp({ quality: isDense(size) ? 68 : 76 });
    case 'jpeg':
      return image.jpeg({ quality: isDense(size) ? 70 : 78, mozjpeg: true });
    default:
      return image;
  }
}
