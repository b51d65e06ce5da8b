import { inflateSync } from 'node:zlib';

import { UploadError } from './upload-error.ts';

/** What a picture is made of. EXIF says how to turn it. Texts can be a thousand times larger than they are sent. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);

const SIGNATURE_BYTES = 8;
/** Its size, its type and its checksum. */
const CHUNK_BYTES = 12;

const MAX_PROFILE_BYTES = 4_000_000;
const MAX_EXIF_BYTES = 64_000;

/** A color profile begins with its name, which a zero ends, and with a byte for how it is compressed. */
function isReadableProfile(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    // Isolation point: the data are damaged or too large, and browsers show a picture without its profile too.
    return false;
  }
}

function isKept(type: string, data: Buffer): boolean {
  if (type === 'iCCP') return isReadableProfile(data);
  return KEPT.has(type) && (type !== 'eXIf' || data.length <= MAX_EXIF_BYTES);
}

/** Leaves out what the picture does not need. Refuses a PNG that does not consist of whole chunks. */
export function keepPngChunks(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const found = new Set<string>();
  for (let start = SIGNATURE_BYTES; !found.has('IEND'); ) {
    const end =
      start + CHUNK_BYTES <= bytes.length ? start + CHUNK_BYTES + bytes.readUInt32BE(start) : Infinity;
    const type = bytes.toString('latin1', start + 4, start + 8);
    if (end > bytes.length || (found.size === 0 && type !== 'IHDR'))
      throw new UploadError('The image is damaged and cannot be read.');
    const isAgain = found.has(type) && type !== 'IDAT';
    found.add(type);
    if (!isAgain && isKept(type, bytes.subarray(start + 8, end - 4))) kept.push(bytes.subarray(start, end));
    start = end;
  }
  return Buffer.concat(kept);
}
