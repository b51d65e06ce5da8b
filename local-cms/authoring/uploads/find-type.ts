import { UploadError } from './upload-error.ts';

/** The types of files that may be uploaded. A `picture` is encoded anew, a `gif` is decoded and cut at its end; `drawing` is SVG. */
export type UploadType = { extension: string; kind: 'picture' | 'gif' | 'drawing' | 'file' };

const picture = (extension: string): UploadType => ({ extension, kind: 'picture' });

const readText = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** An ISO media file says in its second box which kinds of players can read it. */
function findIsoType(bytes: Buffer): UploadType | null {
  if (readText(bytes, 4, 8) !== 'ftyp') return null;
  const brand = readText(bytes, 8, 12);
  if (readText(bytes, 8, bytes.readUInt32BE()).includes('avis'))
    throw new UploadError('An AVIF with animation cannot be stored. Upload a WebP or an MP4 video.');
  if (brand === 'avif') return picture('avif');
  return /^(isom|iso[2-6]|mp4[12]|avc1|M4V )$/.test(brand) ? { extension: 'mp4', kind: 'file' } : null;
}

function findTypeByStart(bytes: Buffer): UploadType | null {
  const start = readText(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return picture('jpg');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return picture('png');
  if (/^GIF8[79]a/.test(start)) return { extension: 'gif', kind: 'gif' };
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return picture('webp');
  if (start.startsWith('%PDF-')) return { extension: 'pdf', kind: 'file' };
  if (/^(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i.test(readText(bytes, 0, 200)))
    return { extension: 'svg', kind: 'drawing' };
  return findIsoType(bytes);
}

/** The longest comment that can follow the list of files at the end of a ZIP archive. */
const MAX_ZIP_END = 22 + 0xffff;

/** The start of a RAR and of a 7z archive, and the end of a ZIP archive in one piece: long enough to occur nowhere else. */
const ARCHIVE_MARKS = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'PK\x05\x06\0\0\0\0'];

/** An archive can be appended to a file of another type, and be followed by something. */
const isArchive = (bytes: Buffer): boolean =>
  readText(bytes, 0, 4) === 'PK\x03\x04' ||
  bytes.subarray(-MAX_ZIP_END).includes('PK\x05\x06', 0, 'latin1') ||
  ARCHIVE_MARKS.some((mark) => bytes.includes(mark, 0, 'latin1'));

/** Finds the type by the bytes, because names can lie. */
export function findUploadType(bytes: Buffer): UploadType {
  if (bytes.length === 0) throw new UploadError('The file is empty.');
  const type = findTypeByStart(bytes);
  // Encoding a picture anew leaves out what was appended to it. Everything else stays as it was sent.
  if (type?.kind !== 'picture' && isArchive(bytes))
    throw new UploadError('The file is an archive. Unpack it, and upload its files.');
  if (type) return type;
  throw new UploadError('Upload an image (JPEG, PNG, WebP, AVIF, GIF, SVG), a PDF or an MP4 video.');
}
