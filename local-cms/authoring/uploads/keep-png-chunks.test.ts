import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';

import { cleanPicture } from './clean-picture.ts';
import { keepPngChunks } from './keep-png-chunks.ts';
import { UploadError } from './upload-error.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function toChunk(type: string, data: Buffer | string = ''): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(type), Buffer.from(data), Buffer.alloc(4)]);
}

const toPng = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);

/** Fifty million bytes that are sent as fifty thousand. */
const bomb = Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
const profile = Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(500))]);

const [header, data, end] = [toChunk('IHDR', '0'.repeat(13)), toChunk('IDAT', 'x'), toChunk('IEND')];

test.each<[string, Buffer[], Buffer[]]>([
  ['a picture', [header, data, data, end], [header, data, data, end]],
  ['what follows the end', [header, data, end, toChunk('IDAT'), Buffer.from('more')], [header, data, end]],
  [
    'texts',
    [header, toChunk('zTXt', bomb), data, toChunk('iTXt', 'x'), toChunk('tEXt'), end],
    [header, data, end],
  ],
  ['unknown parts', [header, toChunk('acTL', '12345678'), toChunk('abCd'), data, end], [header, data, end]],
  [
    'a small color profile',
    [header, toChunk('iCCP', profile), data, end],
    [header, toChunk('iCCP', profile), data, end],
  ],
  ['a large color profile', [header, toChunk('iCCP', bomb), data, end], [header, data, end]],
  ['a damaged color profile', [header, toChunk('iCCP', 'x'), data, end], [header, data, end]],
  ['large EXIF', [header, toChunk('eXIf', '0'.repeat(70_000)), data, end], [header, data, end]],
  ['two headers', [header, header, data, end], [header, data, end]],
])('of a PNG with %s, only the picture is kept', (_, sent, kept) => {
  expect(keepPngChunks(toPng(...sent)).equals(toPng(...kept))).toBe(true);
});

test.each<[string, Buffer]>([
  ['has no chunks', toPng()],
  ['has no header', toPng(data, end)],
  ['has no end', toPng(header, data)],
  ['ends in a chunk', toPng(header, data, end).subarray(0, -2)],
  ['has a chunk of 4 GB', toPng(header, Buffer.from('\xff\xff\xff\xffIDAT', 'latin1'), end)],
])('a PNG that %s is refused', (_, sent) => {
  expect(() => keepPngChunks(sent)).toThrow(UploadError);
});

test('whatever bytes follow, they are kept as whole chunks or refused', () => {
  const chunk = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(header, data, end, toChunk('zTXt', 'x')),
  );
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 6 }), (chunks) => {
      try {
        const kept = keepPngChunks(toPng(header, ...chunks));
        expect(kept.subarray(-12).equals(end)).toBe(true);
        expect(keepPngChunks(kept).equals(kept)).toBe(true);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
      }
    }),
  );
});

test('a PNG keeps its transparency and its colors, and is turned as it says', async () => {
  const background = { r: 10, g: 200, b: 30, alpha: 0.5 };
  const sent = await sharp({ create: { width: 8, height: 4, channels: 4, background } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const stored = await cleanPicture(sent, 'png');
  expect(await sharp(stored).metadata()).toMatchObject({
    width: 4,
    height: 8,
    hasAlpha: true,
    hasProfile: true,
  });
  const readPixel = async (png: Buffer) => [...(await sharp(png).raw().toBuffer()).subarray(0, 4)];
  expect(await readPixel(stored)).toEqual(await readPixel(sent));
});
