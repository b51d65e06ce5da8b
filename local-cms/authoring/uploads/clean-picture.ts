import sharp, { type Sharp } from 'sharp';

import { cutGif } from './cut-gif.ts';
import { keepPngChunks } from './keep-png-chunks.ts';
import { UploadError } from './upload-error.ts';

/** A part of a picture, in pixels of the picture as it is shown. */
export type CropArea = { left: number; top: number; width: number; height: number };

const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 200;
/** A picture of 50 million pixels takes twenty, and two are encoded at once. */
const MAX_SECONDS = 60;

const TOO_MANY_PIXELS = 'The image has more than 50 million pixels in all its frames. Make it smaller first.';

const open = (bytes: Buffer, animated = false): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated }).timeout({ seconds: MAX_SECONDS });

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
    throw new UploadError(toReason(error), { cause: error });
  }
}

// Isolation point: sharp's errors have no class or code.
function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return TOO_MANY_PIXELS;
  if (message.startsWith('timeout'))
    return `The image takes more than ${MAX_SECONDS} seconds to process. Make it smaller first.`;
  return 'The image is damaged and cannot be read.';
}

function checkPixels(width: number, height: number, frames: number): void {
  if (width * height * frames > MAX_PIXELS) throw new UploadError(TOO_MANY_PIXELS);
}

async function countFrames(bytes: Buffer): Promise<number> {
  const { pages = 1, width, height } = await open(bytes).metadata();
  if (pages > MAX_FRAMES)
    throw new UploadError(`The image has more than ${MAX_FRAMES} frames. Upload a video.`);
  checkPixels(width, height, pages);
  return pages;
}

/**
 * Returns a picture that contains nothing but the picture: encoding leaves out the metadata, such as where it was taken,
 * and what was appended. Refuses one that is damaged or too large.
 */
export function cleanPicture(sent: Buffer, extension: string): Promise<Buffer> {
  return withReason(async () => {
    const encode = encoders[extension];
    if (!encode) throw new UploadError(`An image of the type ${extension} cannot be encoded.`);
    const bytes = extension === 'png' ? keepPngChunks(sent) : sent;
    const animated = (await countFrames(bytes)) > 1;
    // The metadata say how to turn a photo.
    return encode(open(bytes, animated).autoOrient().keepIccProfile()).toBuffer();
  });
}

/** Returns a GIF without what was appended to it. Refuses one of which a frame is damaged, or that is too large. */
export const cleanGif = (sent: Buffer): Promise<Buffer> =>
  withReason(async () => {
    const bytes = cutGif(sent);
    const frames = await countFrames(bytes);
    // Browsers show the size in the header. The decoder does not always believe it.
    checkPixels(bytes.readUInt16LE(6), bytes.readUInt16LE(8), frames);
    // Decodes each frame.
    await open(bytes, true).toColourspace('b-w').raw().toBuffer();
    return bytes;
  });

/** Returns a part of a picture in the picture's format. */
export function cropPicture(kept: Buffer, extension: string, area: CropArea): Promise<Buffer> {
  return withReason(async () => {
    const bytes = extension === 'png' ? keepPngChunks(kept) : kept;
    const encode = encoders[extension];
    if (!encode || (await countFrames(bytes)) > 1)
      throw new UploadError('Only a JPEG, PNG, WebP or AVIF without animation can be cropped.');
    return encode(open(bytes).autoOrient().extract(area).keepIccProfile()).toBuffer();
  });
}
