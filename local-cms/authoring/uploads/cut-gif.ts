import { UploadError } from './upload-error.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

const HEADER_BYTES = 13;
const FRAME_BYTES = 10;

/** The size of a table of colors, which the three last bits of a byte say, and the first whether there is one. */
const toTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Leaves out what follows the end of a GIF. Refuses one that has no end. */
export function cutGif(bytes: Buffer): Buffer {
  const read = (at: number): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new UploadError('The image is damaged and cannot be read.');
    return byte;
  };
  /** Data come in pieces that begin with their size. One of size zero is the last. */
  const skipData = (start: number): number => {
    let at = start;
    while (read(at) > 0) at += read(at) + 1;
    return at + 1;
  };
  let at = HEADER_BYTES + toTableBytes(read(10));
  while (read(at) !== TRAILER) {
    if (read(at) === EXTENSION) at = skipData(at + 2);
    else if (read(at) === FRAME) at = skipData(at + FRAME_BYTES + toTableBytes(read(at + 9)) + 1);
    else throw new UploadError('The image is damaged and cannot be read.');
  }
  return bytes.subarray(0, at + 1);
}
