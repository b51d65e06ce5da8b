import sharp, { type Sharp } from 'sharp';

import { UploadError } from './upload-error.ts';

/** A part of a picture, in pixels of the picture as it is shown. */
export type CropArea = { left: number; top: number; width: number; height: number };

const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 200;

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };

/** Encodes pictures of a format anew; a format without entry is decoded, and stays as it is. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

async function decode(bytes: Buffer, extension: string): Promise<Buffer> {
  const { pages = 1 } = await sharp(bytes, options).metadata();
  if (pages > MAX_FRAMES)
    throw new UploadError(`The picture has more than ${MAX_FRAMES} frames. Upload a video.`);
  const encode = encoders[extension];
  // A JPEG says by its metadata how to turn it, and encoding leaves the metadata out, such as where it was taken.
  if (encode) return encode(sharp(bytes, options).autoOrient().keepIccProfile()).toBuffer();
  await sharp(bytes, { ...options, pages: 1 }).stats();
  return bytes;
}

/** Refuses a picture that sharp cannot read or that is too large. */
async function withReason(work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UploadError) throw error;
    // Isolation point: sharp's errors have no class or code.
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    const message = isLarge
      ? 'The picture has more than 50 million pixels. Make it smaller first.'
      : 'The picture is damaged, and cannot be read.';
    throw new UploadError(message, { cause: error });
  }
}

/** Returns a picture that contains nothing but the picture. Refuses one that is damaged or too large. */
export const cleanPicture = (bytes: Buffer, extension: string): Promise<Buffer> =>
  withReason(() => decode(bytes, extension));

const croppers: Record<string, (picture: Sharp) => Sharp> = {
  ...encoders,
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70 }),
};

/** Returns a part of a picture in the picture's format. */
export function cropPicture(bytes: Buffer, extension: string, area: CropArea): Promise<Buffer> {
  return withReason(async () => {
    const { pages = 1 } = await sharp(bytes, options).metadata();
    const encode = croppers[extension];
    if (!encode || pages > 1)
      throw new UploadError('Only a JPEG, PNG, WebP or AVIF without animation can be cropped.');
    return encode(sharp(bytes, options).autoOrient().extract(area).keepIccProfile()).toBuffer();
  });
}
