import fc from 'fast-check';
import sharp from 'sharp';

import { cutGif } from './cut-gif.ts';
import { UploadError } from './upload-error.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

test('what follows the end of a GIF is cut off', () => {
  expect(cutGif(Buffer.concat([pixel, Buffer.from('<script>;')]))).toEqual(pixel);
});

test('a GIF with several frames and tables of colors stays as it is', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({
        create: { width: 40, height: 30, channels: 3, background, noise: { type: 'gaussian', sigma: 30 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ reuse: false })
    .toBuffer();
  expect(cutGif(gif).equals(gif)).toBe(true);
  expect(cutGif(Buffer.concat([gif, gif])).equals(gif)).toBe(true);
});

test('a GIF that ends anywhere before its end is refused', () => {
  for (let length = 0; length < pixel.length; length++)
    expect(() => cutGif(pixel.subarray(0, length))).toThrow(UploadError);
});

test('whatever bytes a GIF has, its end is found or it is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const sent = Buffer.concat([pixel.subarray(0, 13), bytes]);
      try {
        const kept = cutGif(sent);
        expect(kept.at(-1)).toBe(0x3b);
        expect(sent.subarray(0, kept.length).equals(kept)).toBe(true);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
      }
    }),
  );
});
