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

test('a picture is turned as it says, and loses where it was taken', async () => {
  const jpeg = await createPicture(8, 4)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { media } = await upload(cms.url, { itemPath: 'acme/turned' }, jpeg);
  const stored = await sharp(path.join(cms.contentFolder, 'acme/media', media ?? '')).metadata();
  expect(stored).toMatchObject({ width: 4, height: 8 });
  expect(stored.exif).toBeUndefined();
});

test.each(['webp', 'gif', 'avif'] as const)('accepts a %s', async (format) => {
  const bytes = await createPicture().toFormat(format).toBuffer();
  const { media } = await upload(cms.url, { itemPath: `acme/a-${format}` }, bytes);
  expect(await readFile(path.join(cms.contentFolder, 'acme/media', media ?? ''))).toEqual(bytes);
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

test('a token expires after ten minutes', async () => {
  let now = 0;
  const uploads = createUploads(() => now);
  const site = getSite(createTestContent().snapshot);
  const grant = { site, path: 'x', by: 'Ada', alt: null, language: 'en' };
  const token = uploads.grant(grant);
  now = 10 * 60_000;
  expect(uploads.redeem(token)).toBeNull();
});

test('every drawing of the sample sites is accepted', async () => {
  const names = (await readdir('content', { recursive: true })).filter((name) => name.endsWith('.svg'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) checkDrawing(await readFile(path.join('content', name)));
});
