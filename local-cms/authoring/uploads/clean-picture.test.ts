import sharp from 'sharp';

import { cleanPicture } from './clean-picture.ts';

test.each(['webp', 'avif'] as const)(
  'the metadata of a %s are not read, so many take no time',
  async (format) => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${'<a>'.repeat(3_000_000)}</x:xmpmeta>`;
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#08f' } });
    const sent = await picture.withXmp(xmp).toFormat(format).toBuffer();
    expect(sent.length).toBeGreaterThan(8_000_000);
    const before = process.cpuUsage();
    const stored = await cleanPicture(sent, format);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(2);
    expect(stored.length).toBeLessThan(5000);
  },
);
