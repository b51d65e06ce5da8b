import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { upload } from '@tests/clients/upload.ts';
import { createTestContent, getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';
import sharp from 'sharp';

import { checkDrawing } from './check-drawing.ts';
import { createUploads } from './create-uploads.ts';

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeAll(async () => {
  cms = await startAuthoringCms();
});
afterAll(() => cms.close());

const createPicture = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: '#08f' } });

test.each([
  ['acme/The Coast.JPG', 'the-coast.jpg'],
  ['/sitecore/media library/Project/acme/Projects 2026/Løvfald & æbler', 'projects-2026/loevfald-aebler.jpg'],
  ['acme/ساحل', 'ساحل.jpg'],
])('stores %s as %s', async (itemPath, media) => {
  const answer = await upload(cms.url, { itemPath }, await createPicture().jpeg().toBuffer());
  expect(answer).toEqual({ status: 200, message: '', media });
  const stored = await sharp(path.join(cms.contentFolder, 'acme/media', media)).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', width: 8, height: 4 });
});

test('a form with a file is accepted, the type is that of the bytes, and a taken name gets a number', async () => {
  const form = new FormData();
  const png = new Uint8Array(await createPicture().png().toBuffer());
  form.set('file', new Blob([png]), '../../evil.exe');
  expect((await upload(cms.url, { itemPath: 'acme/plan.jpg' }, form)).media).toBe('plan.png');
  expect((await upload(cms.url, { itemPath: 'acme/plan' }, png)).media).toBe('plan-2.png');
});

const read = async (media = '') => readFile(path.join(cms.contentFolder, 'acme/media', media));

test.each(['jpeg', 'webp'] as const)(
  'a %s is turned as it says, and loses where it was taken',
  async (format) => {
    const photo = await createPicture(8, 4)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { media } = await upload(cms.url, { itemPath: `acme/turned-${format}` }, photo);
    const stored = await sharp(await read(media)).metadata();
    expect(stored).toMatchObject({ format, width: 4, height: 8 });
    expect(stored.exif).toBeUndefined();
  },
);

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses its metadata and what was appended to it',
  async (format) => {
    const picture = await createPicture()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .toFormat(format)
      .toBuffer();
    const sent = Buffer.concat([picture, Buffer.from('<script>appended</script>')]);
    const { media } = await upload(cms.url, { itemPath: `acme/clean-${format}` }, sent);
    const stored = await read(media);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 8, height: 4 });
    for (const text of ['secret', 'appended']) expect([text, stored.includes(text)]).toEqual([text, false]);
  },
);

test('a WebP keeps its animation', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const webp = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .webp({ delay: [100, 200, 300], loop: 2 })
    .toBuffer();
  const { media } = await upload(cms.url, { itemPath: 'acme/moving' }, webp);
  const stored = await sharp(await read(media)).metadata();
  expect(stored).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2, width: 8, height: 4 });
  expect(stored.exif).toBeUndefined();
});

test('a GIF stays as it is, without what was appended to it', async () => {
  const bytes = await createPicture().gif().toBuffer();
  const sent = Buffer.concat([bytes, Buffer.from('<script>appended</script>')]);
  const { media } = await upload(cms.url, { itemPath: 'acme/a-gif' }, sent);
  expect(await read(media)).toEqual(bytes);
});

test('the alternative text of an upload is kept in media.yml, and shown where a field has none', async () => {
  const bytes = await createPicture().png().toBuffer();
  await upload(cms.url, { itemPath: 'acme/coast', alt: 'A coast', language: 'en' }, bytes);
  expect(await cms.read('media.yml')).toBe('coast.png:\n  alt: { en: A coast }\n');
  await cms.write('acme/pages/about/en.yml', 'template: Page\nfields: { Image: { media: coast.png } }\n');
  await cms.reload();
  const answer = await cms.query(
    '{ layout(site: "acme", routePath: "/about", language: "en") { item { field(name: "Image") { ... on ImageField { alt } } } } }',
  );
  expect(answer).toMatchObject({ data: { layout: { item: { field: { alt: 'A coast' } } } } });
});

test('nothing is stored if the alternative text cannot be', async () => {
  const before = await cms.read('media.yml');
  await cms.write('acme/media.yml', 'a: [\n');
  const answer = await upload(
    cms.url,
    { itemPath: 'acme/no-text', alt: 'A coast' },
    await createPicture().png().toBuffer(),
  );
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('acme/media.yml:2') });
  expect(await readdir(path.join(cms.contentFolder, 'acme/media'))).not.toContain('no-text.png');
  await cms.write('acme/media.yml', before ?? '');
});

test('a token expires after ten minutes', async () => {
  let now = 0;
  const uploads = createUploads(() => now);
  const site = getSite(createTestContent().snapshot);
  const grant = { site, path: 'x', by: 'Ada', alt: null, language: 'en' };
  const token = uploads.grant(grant);
  now = 10 * 60_000;
  expect(uploads.redeem(token)).toBeNull();
});

test('a thousand tokens are kept, the newest', () => {
  const uploads = createUploads();
  const site = getSite(createTestContent().snapshot);
  const tokens = Array.from({ length: 1001 }, (_, index) =>
    uploads.grant({ site, path: `x${index}`, by: 'Ada', alt: null, language: 'en' }),
  );
  const [oldest, second, newest] = [0, 1, 1000].map((index) => uploads.redeem(tokens[index] ?? ''));
  expect([oldest, second?.path, newest?.path]).toEqual([null, 'x1', 'x1000']);
});

test('every drawing of the sample sites is accepted', async () => {
  const names = (await readdir('content', { recursive: true })).filter((name) => name.endsWith('.svg'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) checkDrawing(await readFile(path.join('content', name)));
});
