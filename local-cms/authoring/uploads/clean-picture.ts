import sharp, { type Sharp } from 'sharp';

import { UploadError } from './upload-error.ts';

/** A part of a picture, in pixels of the picture as it is shown. */
export type CropArea = { left: number; top: number; width: number; height: number };

const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 200;

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };

/** A format without entry cannot be encoded as it was: a GIF would lose colors. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  // More effort takes minutes for a large picture.
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/** Refuses a picture that sharp cannot read or that is too large. */
async function withReason<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UploadError) throw error;
    // Isolation point: sharp's errors have no class or code.
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    const message = isLarge
      ? 'The image has more than 50 million pixels in all its frames. Make it smaller first.'
      : 'The image is damaged and cannot be read.';
    throw new UploadError(message, { cause: error });
  }
}

async function countFrames(bytes: Buffer): Promise<number> {
  const { pages = 1 } = await sharp(bytes, options).metadata();
  if (pages > MAX_FRAMES)
    throw new UploadError(`The image has more than ${MAX_FRAMES} frames. Upload a video.`);
  return pages;
}

/**
 * Returns a picture that contains nothing but the picture: encoding leaves out the metadata, such as where it was taken,
 * and what was appended. Refuses one that is damaged or too large.
 */
export function cleanPicture(bytes: Buffer, extension: string): Promise<Buffer> {
  return withReason(async () => {
    const encode = encoders[extension];
    if (!encode) throw new UploadError(`An image of the type ${extension} cannot be encoded.`);
    const animated = (await countFrames(bytes)) > 1;
    // The metadata say how to turn a photo.
    return encode(
      sharp(bytes, { ...options, animated })
        .autoOrient()
        .keepIccProfile(),
    ).toBuffer();
  });
}

/** Refuses a GIF that is damaged or too large. */
export const checkGif = (bytes: Buffer): Promise<void> =>
  withReason(async () => {
    await countFrames(bytes);
    await sharp(bytes, { ...options, pages: 1 }).stats();
  });

/** Returns a part of a picture in the picture's format. */
export function cropPicture(bytes: Buffer, extension: string, area: CropArea): Promise<Buffer> {
  return withReason(async () => {
    const encode = encoders[extension];
    if (!encode || (await countFrames(bytes)) > 1)
      throw new UploadError('Only a JPEG, PNG, WebP or AVIF without animation can be cropped.');
    return encode(sharp(bytes, options).autoOrient().extract(area).keepIccProfile()).toBuffer();
  });
}
